"""The anagram workbench in the browser."""

import unittest

from page_case import PageCase


class Bench(PageCase):
    def lay(self, letters):
        self.begin("anagram", '{"open":"anagram","letters":"%s"}' % letters)
        self.wait_for_text("h1", letters.split(" (")[0])
        self.page.wait_for_function("() => !document.querySelector('.gathered')")

    def slots(self):
        return "".join(text.strip() or "_" for text in self.texts(".slots .tile"))

    def wait_for_slots(self, expected):
        self.page.wait_for_function(
            "expected => [...document.querySelectorAll('.slots .tile')].map(tile => tile.textContent.trim() || '_').join('') === expected",
            arg=expected)

    def ring(self):
        return "".join(sorted(self.texts(".ring .tile")))

    def tile(self, place, letter):
        return self.page.locator(f"{place} .tile[data-letter='{letter}']").first

    def slot(self, number):
        return self.page.locator(f".slots [data-slot='{number - 1}']")


class BenchByKeyboard(Bench):
    def test_a_clue_is_solved_by_keys(self):
        page = self.page
        page.fill("[name=letters]", "Users rip off revelation (8)")
        page.keyboard.press("Enter")
        self.wait_for_text(".cluetext", "Users rip off revelation (8)")
        self.assertEqual(self.texts(".cluetext span"), ["Users rip", "off", "revelation"])
        page.locator(".readings button").first.focus()
        page.keyboard.press("Enter")
        self.wait_for_text("h1", "users rip (8)")
        self.assertEqual(page.evaluate("document.activeElement.className"), "bench")
        page.keyboard.type("surp")
        self.wait_for_slots("surp____")
        page.keyboard.press("Backspace")
        self.wait_for_slots("sur_____")
        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        page.keyboard.type("i")
        self.wait_for_slots("sur__i__")
        page.keyboard.press("ArrowLeft")
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-label')"), "Slot 6: I")
        # A sign begins a line as at the prompt, and after that keys go to the bench again.
        page.keyboard.type("!6")
        self.assertEqual(page.evaluate("document.activeElement.value"), "!6")
        page.keyboard.press("Enter")
        page.wait_for_selector("[aria-label='Slot 6: I, locked']")
        self.assertEqual(page.evaluate("document.activeElement.className"), "bench")
        page.keyboard.press("Control+z")
        page.wait_for_selector("[aria-label='Slot 6: I']")
        page.locator(".bench").focus()
        before = self.texts(".ring .tile")
        page.keyboard.press("Space")
        page.wait_for_function(
            "before => document.querySelector('.gathered') === null && "
            "[...document.querySelectorAll('.ring .tile')].map(tile => tile.textContent).join() !== before.join()", arg=before)
        page.locator("#command").focus()
        page.keyboard.type("surprise")
        page.keyboard.press("Enter")
        self.wait_for_slots("surprise")
        page.locator(".bench").focus()
        page.keyboard.press("Enter")
        self.wait_for_text(".answer", "SURPRISE: a word")
        page.locator(".bench").focus()
        page.keyboard.press(":")
        self.assertEqual(page.evaluate("document.activeElement.value"), ":")

    def test_answers_are_told_only_when_they_are_asked_for(self):
        self.lay("users rip (8)")
        self.assertTrue(self.button("Answers").is_disabled())
        self.page.get_by_label("Solver").check()
        self.page.wait_for_selector("[data-part=solve]:not([disabled])")
        self.button("Answers").click()
        self.wait_for_text("[data-part=newsWords]", "surprise")

    def test_letters_from_elsewhere_are_placed_and_told_apart(self):
        page = self.page
        self.lay("in seat ? (7)")
        page.get_by_text("Crossing letters, letters from elsewhere").click()
        page.fill("#pattern", "???v???")
        self.button("Lock in").click()
        page.wait_for_selector("[aria-label='Slot 4: V, from elsewhere, locked']")
        page.locator(".bench").focus()
        page.keyboard.type("naiest")
        self.wait_for_slots("naivest")
        page.keyboard.press("Backspace")
        page.keyboard.press("Backspace")
        self.wait_for_slots("naive__")
        self.assertEqual(self.ring(), "st")
        page.keyboard.press("Home")
        page.keyboard.type("s")
        self.wait_for_slots("saive__")
        page.fill("#elsewhere", "?")
        self.button("Add").click()
        self.wait_for_text("[data-part=added]", "From elsewhere: ?")
        page.keyboard.press("Escape")
        page.locator(".bench").focus()
        page.keyboard.press("End")
        page.keyboard.type("x")
        page.wait_for_selector("[aria-label='Slot 7: X, from elsewhere']")
        self.slot(7).click()
        page.locator("[data-part=trayButton]").click()
        self.wait_for_text(".tray ul", "?")

    def test_a_reading_names_letters_from_elsewhere_and_folds_what_chance_brings(self):
        self.begin("anagram", '{"open":"anagram","clue":"Keeps in seat, awkwardly, with right (7)"}')
        self.wait_for_text(".readings", "in seat and R (right)")
        self.assertEqual(self.texts(".cluetext .fodder"), ["Keeps in"])
        self.page.locator(".readings button").nth(1).click()
        self.wait_for_text("h1", "in seat r (7)")
        self.assertEqual(self.texts(".cluetext .added"), ["right"])
        self.page.reload()
        self.wait_for_text(".readings", "in seat and R (right)")
        self.assertEqual(self.texts(".cluetext .added"), ["right"])
        folded = self.page.locator("[data-part=others]")
        self.assertIn("by little but the number of letters", folded.locator("summary").inner_text())
        self.assertFalse(folded.locator("li").first.is_visible())
        folded.locator("summary").click()
        self.assertEqual(folded.locator("ol").get_attribute("start"),
                         str(1 + self.page.locator("ol[data-part=readings] > li").count()))

    def test_a_phrase_of_the_list_is_a_good_answer(self):
        self.lay("bad credit (5,4)")
        self.page.fill("#command", "debitcard")
        self.page.keyboard.press("Enter")
        self.wait_for_slots("debitcard")
        self.button("Check").click()
        self.wait_for_text(".answer.good", "DEBIT CARD")

    def test_what_was_lost_is_told_below_the_bench(self):
        self.lay("users rip (8)")
        for line in ("surprise", ":fodder creationist"):
            self.page.fill("#command", line)
            self.page.keyboard.press("Enter")
        self.wait_for_text(".answer", "SURPRISE is no longer there")

    def test_the_crossword_list_is_searched_before_there_are_letters(self):
        self.begin("anagram", '{"open":"anagram"}')
        self.page.fill("#letters", "?s?????t")
        self.button("Search the list").click()
        self.wait_for_text("#news-title", "The crossword list has 25 answers for ?S?????T")
        self.assertIn("essayist", self.texts("[data-part=newsWords] li"))
        self.wait_for_text(".log", "essayist")

    def test_words_of_an_answer_stand_apart(self):
        self.lay("dirty room (9)")
        self.page.get_by_text("Crossing letters, letters from elsewhere").click()
        self.page.fill("#enumeration", "4,5")
        self.button("Set").click()
        self.page.wait_for_selector(".slots .break")
        order = self.page.locator(".slots > li").evaluate_all("all => all.map(one => one.className)")
        self.assertEqual(order.index("break"), 4)


class BenchByHand(Bench):
    def drag(self, start, end):
        begin, finish = start.bounding_box(), end.bounding_box()
        self.page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 2)
        self.page.mouse.down()
        for step in (0.3, 0.7, 1):
            self.page.mouse.move(
                begin["x"] + begin["width"] / 2 + (finish["x"] + finish["width"] / 2 - begin["x"] - begin["width"] / 2) * step,
                begin["y"] + begin["height"] / 2 + (finish["y"] + finish["height"] / 2 - begin["y"] - begin["height"] / 2) * step)
        self.page.mouse.up()

    def test_letters_are_dragged_between_ring_slots_and_tray(self):
        self.lay("creationist (6)")
        # On its way a letter has no place yet.
        self.page.wait_for_timeout(500)
        self.drag(self.tile(".ring", "i"), self.slot(1))
        self.wait_for_slots("i_____")
        self.drag(self.tile(".ring", "r"), self.slot(2))
        self.wait_for_slots("ir____")
        self.drag(self.slot(1), self.slot(2))
        self.wait_for_slots("ri____")
        self.drag(self.slot(1), self.page.locator(".tray"))
        self.wait_for_slots("_i____")
        self.wait_for_text(".tray", "r")
        self.drag(self.tile(".tray", "r"), self.slot(6))
        self.wait_for_slots("_i___r")
        self.drag(self.slot(6), self.page.locator(".ring"))
        self.wait_for_slots("_i____")
        self.drag(self.tile(".ring", "t"), self.page.locator(".tray"))
        self.wait_for_text(".tray ul", "t")
        self.assertEqual(self.ring(), "aceinorst")

    def test_reduced_motion_moves_nothing(self):
        self.page.emulate_media(reduced_motion="reduce")
        self.begin("anagram", '{"open":"anagram","letters":"users rip (8)"}')
        self.wait_for_text("h1", "users rip")
        self.page.evaluate("""() => {
          globalThis.seen = [];
          new MutationObserver(() => seen.push(document.querySelector('.ring').className))
            .observe(document.querySelector('.ring'), { attributes: true });
        }""")
        self.button("Shuffle").click()
        self.wait_for_text(".log", "| ring:")
        self.assertEqual([name for name in self.page.evaluate("seen") if "gathered" in name], [])
        self.assertEqual(
            self.page.locator(".ring li").first.evaluate("item => getComputedStyle(item).transitionDuration"), "0s")


class BenchByTouch(Bench):
    viewport = {"width": 390, "height": 844}
    options = {"has_touch": True, "is_mobile": True}

    def test_letters_are_tapped_into_slots_and_locked_by_a_second_tap(self):
        self.lay("users rip (8)")
        self.tile(".ring", "s").tap()
        self.wait_for_slots("s_______")
        self.slot(6).tap()
        self.tile(".ring", "i").tap()
        self.wait_for_slots("s____i__")
        self.slot(6).tap()
        self.slot(6).tap()
        self.page.wait_for_selector("[aria-label='Slot 6: I, locked']")
        self.slot(1).tap()
        self.slot(3).tap()
        self.wait_for_slots("__s__i__")
        self.slot(3).tap()
        self.page.locator("[data-part=trayButton]").tap()
        self.wait_for_slots("_____i__")
        self.tile(".tray", "s").tap()
        self.page.wait_for_function("() => document.querySelectorAll('.tray .tile').length === 0")
        self.page.locator("[data-part=trayButton]").tap()
        self.tile(".ring", "u").tap()
        self.wait_for_text(".tray ul", "u")

    def test_combinations_of_words_are_asked_for(self):
        self.lay("bad credit (5,4)")
        self.page.get_by_label("Solver").tap()
        self.page.wait_for_selector("[data-part=solve]:not([disabled])")
        self.button("Answers").tap()
        self.wait_for_text("[data-part=newsWords]", "debit card")
        self.page.get_by_role("button", name="Combinations of words: 47").tap()
        self.wait_for_text("[data-part=newsWords]", "cited brad")
        self.assertEqual(self.page.locator("[data-part=newsWords] li").count(), 20)
        self.button("More").tap()
        self.page.wait_for_function("() => document.querySelectorAll('[data-part=newsWords] li').length === 47")

    def test_entries_of_a_crossword_are_named_left_and_gone_back_to(self):
        page = self.page
        self.begin("anagram", '{"open":"anagram","clue":"Users rip off revelation (8)"}')
        page.locator(".readings button").first.tap()
        self.wait_for_text("h1", "users rip (8)")
        page.get_by_text("Entries of a crossword").tap()
        page.fill("#entry", "12a")
        self.button("Entry").tap()
        self.wait_for_text("h1", "12a: users rip (8)")
        self.tile(".ring", "s").tap()
        self.wait_for_slots("s_______")
        page.get_by_text("Another clue").tap()
        page.fill("#letters", "Dirty room tidied in school lodging (9)")
        self.button("Read as a clue").tap()
        self.wait_for_text(".cluetext", "Dirty room")
        self.button("All entries").tap()
        self.wait_for_text("#news-title", "Entries")
        self.assertIn("Users rip off revelation", page.locator(".entry").inner_text())
        self.button("12a").tap()
        self.wait_for_slots("s_______")
        self.wait_for_text(".cluetext", "Users rip off revelation (8)")
        self.wait_for_text(".cluetext .fodder", "Users rip")
        page.reload()
        self.wait_for_slots("s_______")
        self.wait_for_text("h1", "12a: users rip (8)")
        page.get_by_text("Entries of a crossword").tap()
        self.button("All entries").tap()
        self.button("Forget 12a").tap()
        self.wait_for_text("[data-part=newsWords]", "None.")


if __name__ == "__main__":
    unittest.main()
