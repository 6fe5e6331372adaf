"""A round of Word Scramble in the browser."""

import unittest

from page_case import PageCase, Server

ROOT = '{"open":"scramble","root":"silkworm"}'


class GameByKeyboard(PageCase):
    options = {"permissions": ["clipboard-read", "clipboard-write"]}

    def play(self, word):
        self.page.keyboard.type(word)
        self.page.keyboard.press("Enter")

    def test_a_round_from_the_first_page_to_the_shared_line(self):
        page = self.page
        # From the top of the page on, Tab and Enter lead everywhere.
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.className"), "skip")
        page.get_by_text("Choose a round").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.type("silkworm")
        # Enter in a field begins what the fields say, and not the round of the day.
        page.keyboard.press("Enter")
        self.wait_for_text("h1", "Root word: silkworm")
        self.assertEqual(page.evaluate("document.activeElement.id"), "word")
        self.play("silk")
        self.wait_for_text(".answer", "silk: 4 points. 1 of 48, 6 points to Caterpillar.")
        self.play("moose")
        self.wait_for_text(".answer", "Missing: o, e.")
        self.play("skirl worm")
        self.wait_for_text(".answer", "worm: 4 points.")
        self.assertEqual(self.texts(".found li"), ["worm 4", "skirl 5, rare", "silk 4"])
        self.assertEqual(page.locator(".facts").inner_text().split("\n")[0].strip()[:9], "13 points")
        page.get_by_label("By length").focus()
        page.keyboard.press("Space")
        self.assertEqual(self.texts(".found li"), ["skirl 5, rare", "silk 4", "worm 4"])
        page.locator("#hint-level").focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        self.wait_for_text(".log", "A word of ")
        for text in ["Show the rest", "Show the rest"]:
            self.button(text).focus()
            page.keyboard.press("Enter")
            self.wait_for_text(".log", "ends this round and shows the others")
        self.wait_for_text("#news-title", "The end of the round")
        self.assertIn("exert oneself", page.locator("dl").inner_text())
        self.button("Copy").click()
        self.wait_for_text("[data-part=copy]", "Copied")
        self.assertTrue(page.evaluate("navigator.clipboard.readText()").startswith("scramble --root silkworm: 2/48 words"))

    def test_a_reload_and_a_lost_tab_come_back_to_every_word(self):
        self.begin("play", ROOT)
        self.wait_for_text("h1", "silkworm")
        self.play("silk")
        self.wait_for_text(".answer", "silk: 4")
        self.play("skirl")
        self.wait_for_text(".found", "skirl 5, rare")
        self.page.reload()
        self.wait_for_text(".found", "skirl 5, rare")
        self.play(":undo")
        self.play("worm")
        self.wait_for_text(".answer", "2 of 48")
        self.page.close()
        self.page = self.new_page()
        self.page.goto(self.home)
        self.page.get_by_role("button", name="Carry on with silkworm").click()
        self.wait_for_text(".found", "worm")
        self.assertEqual(self.texts(".found li"), ["worm 4", "silk 4"])

    def test_what_is_typed_presses_tiles_and_stays_text(self):
        self.begin("play", ROOT)
        self.wait_for_text("h1", "silkworm")
        self.page.keyboard.type("milk")
        pressed = self.page.locator(".tile[aria-pressed=true]")
        self.assertEqual(sorted(pressed.all_text_contents()), ["i", "k", "l", "m"])
        self.page.fill("#word", "<b>bold</b><img/src=x>")
        self.page.keyboard.press("Enter")
        self.wait_for_text(".answer", "<img/src=x>")
        self.assertEqual(self.page.locator("main b, main img").count(), 0)

    def test_the_clock_ends_the_round(self):
        self.begin("play", '{"open":"scramble","root":"silkworm","time":2}')
        self.wait_for_text(".clock", "0:0")
        self.wait_for_text("#news-title", "The time is up")
        self.assertIn("work", self.texts("[data-part=newsBody] li"))

    def test_the_round_of_the_day_is_the_same_at_the_prompt(self):
        self.button("Today's round").click()
        self.wait_for_text("h1", "Root word:")
        root = self.page.locator("h1").inner_text().removeprefix("Root word: ")
        self.assertIn(root, self.server.prompt("--daily", "--unrecorded", lines=":quit\n"))

    def test_a_drawn_round_is_the_same_after_a_reload_before_its_first_word(self):
        self.page.get_by_text("Choose a round").click()
        self.page.select_option("[name=level]", "easy")
        self.button("Begin").click()
        self.wait_for_text("h1", "Root word:")
        self.page.wait_for_function("() => sessionStorage.getItem('play').includes('seed')")
        root = self.page.locator("h1").inner_text()
        for _ in range(2):
            self.page.reload()
            self.wait_for_text("h1", "Root word:")
            self.assertEqual(self.page.locator("h1").inner_text(), root)


    def test_a_new_round_is_the_same_after_a_reload_before_its_first_word(self):
        self.begin("play", ROOT)
        self.wait_for_text("h1", "silkworm")
        self.button("New round").click()
        self.page.wait_for_function("() => !document.querySelector('h1').textContent.includes('silkworm')")
        root = self.page.locator("h1").inner_text()
        self.page.wait_for_function("() => sessionStorage.getItem('play').includes('resume')")
        self.page.reload()
        self.wait_for_text("h1", "Root word:")
        self.assertEqual(self.page.locator("h1").inner_text(), root)

    def test_the_end_of_a_round_is_there_after_a_reload(self):
        self.begin("play", ROOT)
        self.wait_for_text("h1", "silkworm")
        for line in ("silk", ":reveal", ":reveal"):
            self.play(line)
        self.wait_for_text("#news-title", "The end of the round")
        self.page.reload()
        self.wait_for_text("#news-title", "The end of the round")
        self.assertIn("work", self.texts("[data-part=newsBody] li"))
        self.assertIn("exert oneself", self.page.locator("dl").inner_text())
        self.assertIn("1/48 words", self.page.locator("[data-part=shareLine]").input_value())

    def test_what_is_too_long_ends_the_session_with_a_reason(self):
        self.assertEqual(self.page.locator("[name=letters]").get_attribute("maxlength"), "4000")
        self.begin("play", '{"open":"scramble","root":"%s"}' % ("a" * 20_000))
        self.wait_for_text("#state", "The program does not take what this page has sent.")
        self.button("Begin anew").click()
        self.wait_for_text("h1", "Root word:")

    def test_a_session_that_is_left_is_free_on_the_first_page(self):
        self.begin("play", ROOT)
        self.wait_for_text("h1", "silkworm")
        self.play("silk")
        self.wait_for_text(".answer", "silk: 4")
        for _ in range(5):
            self.page.evaluate("location.hash = 'home'")
            self.page.wait_for_selector(".kept li")
            self.assertNotIn("in use", self.page.locator(".kept").first.inner_text())
            self.page.get_by_role("button", name="Carry on with silkworm").click()
            self.wait_for_text(".found", "silk")


class GameByTouch(PageCase):
    viewport = {"width": 390, "height": 844}
    options = {"has_touch": True, "is_mobile": True}

    def test_a_word_is_tapped(self):
        self.begin("play", ROOT)
        self.wait_for_text("h1", "silkworm")
        for letter in "silk":
            self.page.locator(".tile", has_text=letter).tap()
        self.page.locator(".tile", has_text="k").tap()
        self.assertEqual(self.page.input_value("#word"), "sil")
        self.page.locator(".tile", has_text="k").tap()
        self.button("Play").tap()
        self.wait_for_text(".answer", "silk: 4 points.")
        letters = self.texts(".tile")
        self.button("Shuffle").tap()
        self.wait_for_text(".answer", "Shuffled")
        self.assertEqual(sorted(letters), sorted(self.texts(".tile")))


class Tabs(PageCase):
    def test_an_end_stays_told_and_is_carried_on(self):
        self.begin("play", ROOT)
        self.wait_for_text("h1", "silkworm")
        for line in ("silk", ":quit"):
            self.page.fill("#word", line)
            self.page.keyboard.press("Enter")
        self.wait_for_text("#state", "The session has ended.")
        self.button("Shuffle").click()
        self.wait_for_text(".log .notice", "Not heard: :shuffle")
        # Longer than it takes until a page says that the program is at work.
        self.page.wait_for_timeout(900)
        self.assertIn("The session has ended.", self.page.locator("#state").inner_text())
        self.assertIsNone(self.page.locator("main").get_attribute("aria-busy"))
        self.button("Carry on").click()
        self.wait_for_text(".found", "silk")
        self.assertEqual(self.page.locator("#state").inner_text(), "")

    def test_a_session_that_is_gone_is_told_and_another_one_begins(self):
        self.begin("play", '{"open":"resume","instrument":"scramble","file":"none"}')
        self.wait_for_text("#state", "there is no such session")
        self.button("Try again").click()
        self.wait_for_text("#state", "there is no such session")
        self.button("Begin anew").click()
        self.wait_for_text("h1", "Root word:")
        self.assertEqual(self.page.locator("#state").inner_text(), "")

    def test_a_second_tab_is_told_and_waits_for_its_turn(self):
        self.begin("play", ROOT)
        self.wait_for_text("h1", "silkworm")
        self.page.fill("#word", "silk")
        self.page.keyboard.press("Enter")
        self.wait_for_text(".answer", "silk: 4")
        kept = self.page.evaluate("sessionStorage.getItem('play')")
        first, self.page = self.page, self.new_page()
        self.page.goto(self.home)
        self.begin("play", kept)
        self.wait_for_text("#state", "Another tab or a prompt has this session")
        first.close()
        self.button("Try again").click()
        self.wait_for_text(".found", "silk")

    def test_a_server_that_was_killed_and_started_again_has_every_word(self):
        self.begin("play", ROOT)
        self.wait_for_text("h1", "silkworm")
        self.page.fill("#word", "silk")
        self.page.keyboard.press("Enter")
        self.wait_for_text(".answer", "silk: 4")
        self.server.kill()
        self.wait_for_text("#state", "The connection to the program is lost")
        # What is typed meanwhile is not lost without a word.
        self.page.fill("#word", "milk")
        self.page.keyboard.press("Enter")
        self.wait_for_text(".log .notice", "Perhaps not heard: milk")
        self.server = Server(self.state, self.server.port)
        # The browser opens the new address in another tab, which brings the cookie for both.
        other = self.new_page()
        self.enter(other)
        self.page.wait_for_function("() => document.querySelector('#state').textContent === ''")
        self.page.fill("#word", "worm")
        self.page.keyboard.press("Enter")
        self.wait_for_text(".answer", "2 of 48")
        self.assertEqual(self.texts(".found li"), ["worm 4", "silk 4"])
        self.page.reload()
        self.wait_for_text(".found", "worm")

    def test_the_prompt_and_the_page_carry_each_other_on(self):
        self.server.prompt("--root", "silkworm", "--counted", lines="silk\n")
        self.page.reload()
        self.page.get_by_role("button", name="Carry on with silkworm").click()
        self.wait_for_text(".found", "silk")
        self.page.fill("#word", "worm")
        self.page.keyboard.press("Enter")
        self.wait_for_text(".answer", "2 of 48")
        self.page.goto("about:blank")
        self.requests = [url for url in self.requests if url != "about:blank"]
        self.assertIn("2 words, 8 points", self.server.prompt("resume"))


if __name__ == "__main__":
    unittest.main()
