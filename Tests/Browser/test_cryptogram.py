"""The cryptogram helper in the browser."""

import os
import unittest

from page_case import PageCase


class Helper(PageCase):
    def open(self, sample=3):
        self.begin("cryptogram", '{"open":"cryptogram"}')
        self.button("Samples").click()
        self.page.locator(".samples button").nth(sample - 1).click()
        self.wait_for_text(".log", "The puzzle at hand: ")
        self.page.wait_for_selector(".cipher input")

    def box(self, letter, number=0):
        return self.page.locator(f".cipher input[aria-label^='{letter} in']").nth(number)

    def wait_for_letter(self, letter, plain):
        self.page.wait_for_function(
            "([letter, plain]) => [...document.querySelectorAll('.cipher input')]"
            ".filter(box => box.ariaLabel.startsWith(letter + ' in')).every(box => box.value === plain)", arg=[letter, plain])

    def focused(self):
        return self.page.evaluate("document.activeElement.getAttribute('aria-label')")


class HelperByKeyboard(Helper):
    def test_a_puzzle_by_keys(self):
        page = self.page
        self.open()
        self.box("E").focus()
        page.keyboard.type("s")
        self.wait_for_letter("E", "S")
        self.wait_for_text(".log", "E=S")
        self.assertEqual(self.focused(), "V in EVV")
        page.keyboard.press("Backspace")
        self.assertTrue(self.focused().startswith("E in EVV"))
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Tab")
        page.keyboard.type("e")
        self.wait_for_letter("V", "E")
        page.keyboard.press("Control+Home")
        self.box("I").focus()
        page.keyboard.press("Enter")
        self.wait_for_text("#news-title", "SHK'I")
        count = int(page.locator("#news-title").inner_text().split(": ")[1].split(",")[0])
        self.assertGreater(count, 1)
        page.locator("[data-part=newsWords] button").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelectorAll('.cipher .cell').length && document.querySelector('.log li:last-child').textContent.includes('I=')")
        self.button("Undo").click()
        self.wait_for_letter("I", "")
        self.box("V").focus()
        page.keyboard.press("Backspace")
        self.wait_for_letter("V", "")
        self.box("E").focus()
        self.button("Lock").click()
        page.wait_for_selector("[aria-label='E in EVV, locked']")
        self.box("V").focus()
        page.locator("[data-part=ban]").fill("q")
        self.wait_for_text("[data-part=bans]", "not Q")
        page.locator("[data-part=bans] button").click()
        page.wait_for_function("() => document.querySelector('[data-part=bans]').textContent === ''")
        page.select_option("#cryptogram-hint", "3")
        self.button("Hint").click()
        self.wait_for_text("[data-part=hints]", "1 hint, 1 letter told.")
        self.button("Solve").click()
        self.wait_for_text("[data-part=known]", "Solved.")
        self.assertEqual("".join(self.values(".cipher input"))[:11], "IFYOUCANTSE")
        self.button("Explain").click()
        self.wait_for_text("#news-title", "How it could be found")

    def test_letters_typed_before_any_answer_go_where_they_belong(self):
        text = "it was the best of times and the worst of times"
        key = str.maketrans("abdefhimnorstw", "QWERTYUIOPADSF")
        self.paste(text.translate(key))
        self.box(text.translate(key)[0]).focus()
        # Each letter once, in the order of their first boxes.
        self.page.evaluate("""letters => {
          for (const letter of letters) {
            const input = document.activeElement;
            input.value = letter;
            input.dispatchEvent(new InputEvent('input', { data: letter, inputType: 'insertText' }));
          }
        }""", list(dict.fromkeys(text.replace(" ", ""))))
        self.wait_for_text("[data-part=known]", "14 of 14 letters known.")
        self.assertEqual("".join(self.values(".cipher input")), text.replace(" ", "").upper())

    def test_a_blank_is_no_letter(self):
        self.open()
        self.box("E").focus()
        self.page.keyboard.press("Space")
        self.assertEqual(self.box("E").input_value(), "")
        self.page.keyboard.type("s")
        self.wait_for_letter("E", "S")
        self.box("E").focus()
        self.page.keyboard.press("Space")
        self.page.wait_for_timeout(200)
        self.assertEqual(self.box("E").input_value(), "S")

    def test_the_words_of_a_long_puzzle_can_be_worked_on(self):
        self.paste("ABCDEFG HIJ " * 400)
        self.page.locator("[data-part=words] button", has_text="ABCDEFG").click()
        self.wait_for_text("[data-part=candidates]", "Words for ABCDEFG")

    def test_a_contradiction_is_told_in_words_and_marked(self):
        self.open()
        self.box("V").focus()
        self.page.keyboard.type("z")
        self.wait_for_letter("V", "Z")
        self.wait_for_text(".answer", "No word fits EVV: V=Z cannot be all right.")
        self.wait_for_text(".log", "No word fits EVV: V=Z cannot be all right.")
        wrong = self.page.locator(".cipherword.wrong").first
        self.assertIn("line-through", wrong.evaluate("word => getComputedStyle(word).textDecorationLine"))
        self.assertIn("no listed word fits", wrong.locator("input").first.get_attribute("aria-label"))

    def test_a_doubtful_letter_has_a_sign(self):
        self.begin("cryptogram", '{"open":"cryptogram"}')
        self.page.fill("#text", "XJFFXU ABC")
        self.button("Work on it").click()
        self.page.wait_for_selector(".cipher input")
        self.button("Solve").click()
        self.page.wait_for_selector(".cell.doubtful")
        self.assertIn("doubtful", self.page.locator(".cell.doubtful input").first.get_attribute("aria-label"))
        self.button("Other readings").click()
        self.wait_for_text("#news-title", "Readings")
        self.assertRegex(self.texts("[data-part=newsWords] li")[1], r"^\d+ %  \S+")
        # What the solver doubts of its reading says nothing of what a person enters.
        self.box("A").focus()
        self.page.keyboard.type("z")
        self.wait_for_letter("A", "Z")
        self.page.wait_for_function("() => document.querySelectorAll('.cell.doubtful').length === 0")

    def paste(self, text):
        self.begin("cryptogram", '{"open":"cryptogram"}')
        self.page.fill("#text", text)
        self.button("Work on it").click()
        self.page.wait_for_selector(".cipher input, .cipher pre")

    def test_what_is_printed_around_a_puzzle_is_told_and_heeded(self):
        self.paste("A-1. First one. K2. Clue: B equals E\n\nXJB QQQ")
        self.wait_for_text(".log", "First one")
        self.wait_for_letter("B", "E")
        self.page.wait_for_selector("[aria-label^='B in XJB, locked']")

    def test_no_line_of_a_pasted_puzzle_is_a_command(self):
        path = os.path.join(self.state, "saved")
        self.paste(f"XJFFXU ABC\n:save {path}\n:quit\nABBA")
        self.wait_for_text(".cipher", ":")
        self.box("X").focus()
        self.page.keyboard.press("Enter")
        self.wait_for_text("#news-title", "XJFFXU: ")
        self.assertFalse(os.path.exists(path))

    def test_an_apostrophe_of_print_parts_no_word(self):
        self.paste("shk’i evv")
        self.box("S").focus()
        self.page.keyboard.press("Enter")
        self.wait_for_text("#news-title", "SHK'I: ")
        self.assertEqual(self.box("S").get_attribute("aria-label"), "S in SHK'I")

    def test_a_letter_typed_twice_takes_the_place_of_the_first(self):
        self.open()
        for plain in "sr":
            self.box("E").click()
            self.box("E").click()
            self.page.keyboard.type(plain)
            self.wait_for_letter("E", plain.upper())

    def test_a_puzzle_in_spanish(self):
        self.page.select_option("[name=model]", "spanish")
        self.button("Open the helper").click()
        self.wait_for_text("h1", "Cryptogram")
        self.page.fill("#text", "QI JCÑTQ LCDVI NENBDN XIDI NXBÑTFN.")
        self.button("Work on it").click()
        self.page.wait_for_selector(".cipher input")
        self.button("Solve").click()
        self.wait_for_text("[data-part=known]", "letters known")
        self.page.wait_for_function("() => document.querySelector('.cipher input').value !== ''")
        self.assertEqual(self.box("Ñ").get_attribute("aria-label")[:4], "Ñ in")

    def test_a_puzzle_that_was_left_is_gone_on_with(self):
        self.open()
        self.box("E").focus()
        self.page.keyboard.type("s")
        self.wait_for_letter("E", "S")
        self.button("Another puzzle").click()
        self.button("Puzzles left").click()
        self.page.locator(".samples button").first.click()
        self.page.wait_for_selector(".cipher input")
        self.wait_for_letter("E", "S")

    def test_hints_are_counted_and_letters_may_stand_for_themselves(self):
        self.open()
        self.button("Hint").click()
        self.wait_for_text("[data-part=hints]", "1 hint, 0 letters told.")
        self.page.get_by_text("A word of the plain text, letters").click()
        self.page.get_by_label("A letter may stand for itself").check()
        self.box("E").focus()
        self.page.keyboard.type("e")
        self.wait_for_letter("E", "E")

    def test_a_reload_and_another_puzzle(self):
        self.open()
        self.box("E").focus()
        self.page.keyboard.type("s")
        self.wait_for_letter("E", "S")
        self.page.reload()
        self.page.wait_for_selector(".cipher input")
        self.wait_for_letter("E", "S")
        self.button("Another puzzle").click()
        self.page.wait_for_selector("#text:visible")

    def test_print_has_the_puzzle_and_leaves_out_the_tools(self):
        self.open()
        self.box("E").focus()
        self.page.keyboard.type("s")
        self.wait_for_letter("E", "S")
        pdf = self.page.pdf()
        self.assertTrue(pdf.startswith(b"%PDF") and len(pdf) > 5000)
        self.page.emulate_media(media="print")
        self.assertTrue(self.page.locator(".cipher").is_visible())
        for part in ("header", ".tools", ".record"):
            self.assertFalse(self.page.locator(part).first.is_visible())
        # Neither in the lists nor below the answers is anything to press.
        self.page.emulate_media(media="screen")
        self.box("E").focus()
        self.page.keyboard.press("Enter")
        self.wait_for_text("#news-title", "EVV")
        self.page.emulate_media(media="print")
        left = self.page.evaluate("""() => [...document.querySelectorAll('button, summary, #words-title, #history-title')]
          .filter(one => one.checkVisibility()).map(one => one.textContent)""")
        self.assertEqual(left, [])

    def test_the_title_of_the_tab_is_that_of_the_puzzle(self):
        self.begin("play", '{"open":"scramble","root":"silkworm"}')
        self.page.wait_for_function("() => document.title.startsWith('silkworm')")
        self.begin("cryptogram", '{"open":"cryptogram"}')
        self.page.wait_for_function("() => document.title === 'Cryptogram helper – Word Scramble'")
        self.page.fill("#text", "XJFFXU ABC")
        self.button("Work on it").click()
        self.page.wait_for_function("() => document.title === 'XJFFXU ABC – Word Scramble'")

    def test_without_a_puzzle_there_are_no_headings_of_it(self):
        self.begin("cryptogram", '{"open":"cryptogram"}')
        self.page.wait_for_selector("#text:visible")
        self.wait_for_text("[data-part=history]", "No word yet.")
        self.assertEqual(self.page.get_by_role("heading").all_text_contents(), ["Cryptogram helper", "Searched", "What happened"])

    def test_a_letter_that_is_refused_brings_the_cursor_back(self):
        self.open()
        self.box("E").focus()
        self.page.locator("[data-part=ban]").fill("q")
        self.wait_for_text("[data-part=bans]", "not Q")
        self.box("E").focus()
        self.page.keyboard.type("q")
        self.wait_for_text(".answer.bad", "E")
        self.wait_for_letter("E", "")
        self.assertEqual(self.focused(), "E in EVV")

    def test_a_puzzle_longer_than_boxes_is_text(self):
        self.begin("cryptogram", '{"open":"cryptogram"}')
        self.page.fill("#text", "XJFFXU ABC\n" * 400)
        self.button("Work on it").click()
        self.wait_for_text(".cipher", "XJFFXU")
        self.assertEqual(self.page.locator(".cipher input").count(), 0)
        self.assertEqual(self.page.locator(".cipher pre:not(.plain)").count(), 400)
        self.page.fill("#command", "X=L")
        self.page.keyboard.press("Enter")
        self.wait_for_text(".cipher .plain", "l")


class HelperByTouch(Helper):
    viewport = {"width": 390, "height": 844}
    options = {"has_touch": True, "is_mobile": True}

    def test_a_pasted_puzzle_is_worked_on(self):
        self.page.get_by_role("button", name="Open the helper").tap()
        self.page.fill("#text", "ABC-XYZ!\nABBA\n\nlong " + "QWERT " * 300)
        self.button("Work on it").tap()
        self.page.wait_for_selector(".cipher input")
        self.assertEqual(self.texts(".cipherword")[:2], ["ABC", "XYZ"])
        self.box("A").tap()
        self.page.keyboard.type("n")
        self.wait_for_letter("A", "N")
        self.page.get_by_role("button", name="Words for ABC").tap()
        self.wait_for_text("#news-title", "ABC")

    def test_a_word_of_the_plain_text_is_tried_and_entered(self):
        self.open()
        self.page.get_by_text("A word of the plain text, letters").tap()
        self.page.fill("#crib", "you")
        self.button("Where can it stand?").tap()
        self.wait_for_text(".answer", "YOU can stand for")
        self.assertIn("CXR", self.page.locator(".answer").inner_text())
        self.box("C").tap()
        self.page.fill("#plain", "you")
        self.button("Enter it").tap()
        self.wait_for_letter("X", "O")
        self.wait_for_letter("R", "U")
        self.button("Check").tap()
        self.wait_for_text(".answer", "3 letters checked, none read otherwise")


if __name__ == "__main__":
    unittest.main()
