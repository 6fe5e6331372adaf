"""What holds for every part of the page: widths, colours, names, weight."""

import importlib.resources
import re
import unittest

from page_case import HERE, PageCase

PARTS = {
    "home": None,
    "play": '{"open":"scramble","root":"silkworm"}',
    "anagram": '{"open":"anagram","clue":"Creationist has no taste for what\'s sarcastic (6)"}',
    "cryptogram": '{"open":"cryptogram"}',
}


class Look(PageCase):
    def show(self, name):
        request = PARTS[name]
        if request is None:
            self.page.evaluate("location.hash = 'home'")
            self.wait_for_text("h1", "Three")
            return
        self.begin(name, request)
        self.page.wait_for_selector(".log li")
        if name == "play":
            for line in ("silk", "moose", ":hint 2", ":define worm"):
                self.page.fill("#word", line)
                self.page.keyboard.press("Enter")
            self.wait_for_text("#news-title", "In the dictionary")
        if name == "anagram":
            self.page.locator(".readings button").first.click()
            self.wait_for_text("h1", "creationist")
            self.page.fill("#command", "ir")
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector(".slots .tile:not(.empty)")
            self.page.fill("#command", "!1")
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector(".locked")
            self.page.fill("#command", ":entry 12a")
            self.page.keyboard.press("Enter")
            self.page.fill("#command", ":entries")
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector(".entry")
        if name == "cryptogram":
            if self.page.locator(".cipher input").count() == 0:
                self.page.fill("#command", ":sample 3")
                self.page.keyboard.press("Enter")
            self.page.wait_for_selector(".cipher input")
            self.page.locator(".cipher input").first.focus()
            self.page.keyboard.type("qx")
            self.page.wait_for_selector(".wrong")
        self.page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")

    def test_nothing_is_wider_than_the_screen(self):
        # On their way to their places letters may be anywhere.
        self.page.emulate_media(reduced_motion="reduce")
        for name in PARTS:
            self.show(name)
            for width in (320, 390, 768, 1280, 2560):
                self.page.set_viewport_size({"width": width, "height": 800})
                wider = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
                widest = self.page.evaluate("""() => [...document.body.querySelectorAll('*')]
                  .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
                  .map(one => one.outerHTML.slice(0, 80)).slice(0, 5)""")
                self.assertLessEqual(wider, 0, f"{name} at {width}: {widest}")

    def test_axe_finds_nothing_in_light_and_dark(self):
        axe = importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text()
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            for name in PARTS:
                self.show(name)
                self.page.evaluate(axe)
                found = self.page.evaluate("axe.run().then(result => result.violations.map(one => "
                                           "[one.id, one.nodes.map(node => node.html.slice(0, 120))]))")
                self.assertEqual(found, [], f"{name}, {scheme}: {found}")

    def test_the_order_of_focus_is_that_of_the_page_and_is_seen(self):
        self.show("play")
        self.page.evaluate("document.activeElement.blur()")
        places = []
        for _ in range(10):
            self.page.keyboard.press("Tab")
            place = self.page.evaluate("""() => {
              const box = document.activeElement.getBoundingClientRect();
              const style = getComputedStyle(document.activeElement);
              return [box.top + scrollY, style.outlineStyle, parseFloat(style.outlineWidth)];
            }""")
            places.append(place)
        self.assertTrue(all(style == "solid" and width >= 3 for _, style, width in places), places)
        tops = [top for top, *_ in places]
        self.assertTrue(all(after >= before - 60 for before, after in zip(tops, tops[1:])), tops)

    def test_what_happens_is_spoken_once(self):
        self.show("play")
        self.assertEqual(self.page.locator("[role=log][aria-live=polite]").count(), 1)
        self.assertEqual(self.page.locator("[aria-live=assertive], [role=alert]").count(), 0)
        self.assertIn("silk: 4 points.", " ".join(self.texts(".log li")))

    def test_the_page_is_light_and_closed(self):
        files = [path for path in (HERE / "Resources" / "page").iterdir()]
        self.assertLess(sum(path.stat().st_size for path in files), 100 * 1024)
        text = "".join(path.read_text() for path in files)
        for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "https://", "style=\""):
            self.assertNotIn(word, text)
        cookies = self.context.cookies()
        self.assertEqual([(one["httpOnly"], one["sameSite"]) for one in cookies], [(True, "Strict")])
        self.assertEqual([one["path"] for one in cookies], [re.search(r"/[0-9a-f]{32}/", self.page.url)[0]])
        self.assertNotIn("token", self.page.url)
        self.assertEqual(self.page.evaluate("document.cookie"), "")

    def test_a_page_elsewhere_gets_nothing(self):
        """A page of another origin, as any in the person's browser, with the person's cookies."""
        host = f"127.0.0.1:{self.server.port}"
        other = self.context.new_page()
        other.route("http://evil.example/", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
        other.goto("http://evil.example/")
        outcome = other.evaluate("""async host => {
          const socket = await new Promise(resolve => {
            const socket = new WebSocket(`ws://${host}/session`);
            socket.onopen = () => resolve('open');
            socket.onerror = () => resolve('closed');
          });
          const read = await fetch(`http://${host}/`, { credentials: 'include' }).then(() => 'read', () => 'failed');
          const frame = document.createElement('iframe');
          frame.src = `http://${host}/`;
          document.body.append(frame);
          await new Promise(resolve => { frame.onload = resolve; setTimeout(resolve, 2000); });
          let inside = 'closed';
          try { if (frame.contentDocument?.title === 'Word Scramble') inside = 'open'; } catch { inside = 'closed'; }
          return [socket, read, inside];
        }""", host)
        self.assertEqual(outcome, ["closed", "failed", "closed"])
        other.close()
        self.requests = [url for url in self.requests if "evil.example" not in url]


if __name__ == "__main__":
    unittest.main()
