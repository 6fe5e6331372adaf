"""What holds for every part of the page: widths, colours, names, weight."""

import http.server
import importlib.resources
import re
import shutil
import tempfile
import threading
import unittest

from page_case import HERE, PATIENCE, PageCase, Server

PARTS = {
    "home": None,
    "play": '{"open":"scramble","root":"silkworm"}',
    "anagram": '{"open":"anagram","clue":"Creationist has no taste for what\'s sarcastic (6)"}',
    "cryptogram": '{"open":"cryptogram"}',
}


REACH = """async base => {
  const socket = await new Promise(resolve => {
    const socket = new WebSocket(new URL('session', base).href.replace('http', 'ws'));
    socket.onopen = () => { resolve('open'); socket.close(); };
    socket.onerror = () => resolve('closed');
  });
  return [socket, await fetch(base, { credentials: 'include' }).then(() => 'read', () => 'failed')];
}"""


class Stranger:
    """A server of somebody else at another port, with a page that has nothing in it."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.server.heads.append(f"{self.path}\n{self.headers}")
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><link rel=icon href=data:,><body>")

        def log_message(self, *_):
            pass

    def __init__(self, port=0):
        self.port = port

    def __enter__(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), self.Handler)
        self.heads = self.server.heads = []
        self.address = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()


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
        self.assertEqual(self.page.locator(".log li", has_text="silk: 4 points.").count(), 1)
        speaking = self.page.evaluate("""() =>
          [...document.querySelectorAll('[aria-live], [role=log], [role=status], [role=timer], output')]
            .filter(part => part.textContent.includes('silk: 4 points.')).map(part => part.className)""")
        self.assertEqual(speaking, ["log"])
        self.assertEqual(self.page.locator("[aria-live=assertive], [role=alert]").count(), 0)

    def test_an_address_of_no_instrument_is_the_first_page(self):
        for name in ("constructor", "none"):
            self.page.evaluate("location.hash = 'play'")
            self.page.wait_for_selector("#word")
            self.page.evaluate("name => { location.hash = name; }", name)
            self.wait_for_text("h1", "Three word instruments")

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
        """A page at another port of this machine, which is the same site, so that the browser sends the cookie."""
        base = self.page.url.split("#")[0]
        with Stranger() as stranger:
            other = self.context.new_page()
            other.goto(stranger.address)
            self.assertEqual(self.page.evaluate(REACH, base), ["open", "read"], "the script finds what is open")
            self.assertEqual(other.evaluate(REACH, base), ["closed", "failed"])
            other.evaluate("""base => new Promise(resolve => {
              const frame = document.createElement('iframe');
              frame.onload = resolve;
              frame.src = base;
              document.body.append(frame);
            })""", base)
            self.assertNotEqual(other.frames[1].title(), "Word Scramble")
            self.assertEqual(other.frames[1].locator("main").count(), 0)
            other.close()
            self.requests = [url for url in self.requests if stranger.address not in url]

    def test_who_takes_the_port_of_a_program_that_ended_gets_no_cookie_of_another_one(self):
        state = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, state, ignore_errors=True)
        other = Server(state)
        self.addCleanup(other.kill)
        self.begin("play", PARTS["play"])
        self.page.wait_for_selector(".log li")
        page = self.context.new_page()
        page.goto(other.address)
        page.wait_for_url(re.compile(r":\d+/[0-9a-f]{32}/$"))
        live, = [one["value"] for one in self.context.cookies() if one["path"] in page.url]
        self.server.kill()
        with Stranger(self.server.port) as stranger:
            for _ in range(PATIENCE // 100):
                if len(stranger.heads) >= 3:
                    break
                self.page.wait_for_timeout(100)
            page.close()
            asked = [head for head in stranger.heads if "/session" in head]
            self.assertGreaterEqual(len(asked), 2, "the tab asks at its port again and again")
            self.assertTrue(all(live not in head and page.url not in head for head in stranger.heads), stranger.heads)
            self.assertTrue(all("scramble=" in head for head in asked), "only what its own program gave it goes along")
        self.requests = [url for url in self.requests if f":{other.port}/" not in url]


if __name__ == "__main__":
    unittest.main()
