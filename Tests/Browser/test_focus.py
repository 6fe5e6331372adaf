"""Where the focus goes when what has it goes away."""

import unittest

from page_case import PageCase


class Focus(PageCase):
    def focused(self):
        return self.page.evaluate(
            "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.id ?? document.activeElement.tagName")

    def press(self, place):
        place.focus()
        self.page.keyboard.press("Enter")

    def wait_for_focus(self, selector):
        self.page.wait_for_function("selector => document.activeElement.matches(selector)", arg=selector, timeout=10_000)

    def test_at_the_bench(self):
        page = self.page
        self.begin("anagram", '{"open":"anagram","letters":"users rip (8)"}')
        page.wait_for_selector(".ring .tile")
        # There is one u: with it goes what has the focus.
        self.press(page.locator(".ring [data-letter=u]"))
        page.wait_for_selector(".slots .tile:not(.empty)")
        self.wait_for_focus(".bench")
        page.keyboard.type("/r")
        page.keyboard.press("Enter")
        page.wait_for_selector(".tray .tile")
        self.press(page.locator(".tray .tile").first)
        page.wait_for_function("() => !document.querySelector('.tray .tile')")
        self.wait_for_focus(".bench")
        page.get_by_text("Another clue").click()
        page.fill("#letters", "dirty room (9)")
        self.press(self.button("Lay out"))
        self.wait_for_text("h1", "dirty room")
        self.wait_for_focus(".bench")

    def test_at_a_cryptogram(self):
        page = self.page
        self.begin("cryptogram", '{"open":"cryptogram"}')
        page.fill("#text", "XJFFXU ABC")
        self.press(self.button("Work on it"))
        page.wait_for_selector(".cipher input")
        self.wait_for_focus("[aria-label='X in XJFFXU']")
        self.press(self.button("Another puzzle"))
        page.wait_for_selector("#text:visible")
        self.press(self.button("Samples"))
        page.locator(".samples button").first.wait_for()
        self.press(page.locator(".samples button").nth(2))
        page.wait_for_selector(".cipher input")
        self.wait_for_focus(".cipher input")
        box = page.locator(".cipher input[aria-label^='E in EVV']").first
        self.press(box)
        self.wait_for_text("#news-title", "EVV")
        self.press(page.locator("[data-part=newsWords] button").first)
        page.wait_for_function("() => document.querySelector('[data-part=news]').hidden")
        self.wait_for_focus("[aria-label^='E in EVV']")

    def test_after_an_end(self):
        self.begin("play", '{"open":"scramble","root":"silkworm"}')
        self.wait_for_text("h1", "silkworm")
        for line in ("silk", ":quit"):
            self.page.fill("#word", line)
            self.page.keyboard.press("Enter")
        self.wait_for_text("#state", "The session has ended.")
        self.press(self.button("Carry on"))
        self.wait_for_text(".found", "silk")
        self.wait_for_focus("#word")


if __name__ == "__main__":
    unittest.main()
