"""The page in a real browser: the built program serves it, and Debian's chromium shows it."""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import unittest

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("SCRAMBLE", str(HERE / ".build" / "release" / "scramble"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
PATIENCE = 120_000  # milliseconds that anything may take on a busy machine


class Server:
    """`scramble page` with a state folder of its own."""

    def __init__(self, state, port=0):
        self.environment = {**os.environ, "XDG_STATE_HOME": state}
        self.process = subprocess.Popen(
            [PROGRAM, "page", "--port", str(port), "--no-open"], stdout=subprocess.PIPE, text=True, env=self.environment)
        self.address = re.search(r"http://\S+", self.process.stdout.readline())[0]
        self.port = int(re.search(r":(\d+)/", self.address)[1])

    def prompt(self, *arguments, lines=""):
        """What the program says at a prompt with the same state folder."""
        return subprocess.run(
            [PROGRAM, *arguments], input=lines, env=self.environment, capture_output=True, text=True, check=True).stdout

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()


class PageCase(unittest.TestCase):
    """A test with a server and a browser, in which every error of a script is a failure."""

    viewport = {"width": 1280, "height": 800}
    options = {}

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        # A root user has no sandbox; everything that is shown comes from this machine.
        cls.browser = cls.playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def setUp(self):
        self.state = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.state, ignore_errors=True)
        self.server = Server(self.state)
        self.addCleanup(lambda: self.server.process.poll() is None and self.server.kill())
        self.errors = []
        self.requests = []
        self.context = self.new_context()
        self.page = self.new_page()
        self.enter(self.page)

    def tearDown(self):
        self.assertEqual(self.errors, [])
        host = f"127.0.0.1:{self.server.port}"
        elsewhere = [url for url in self.requests if f"//{host}/" not in url]
        self.assertEqual(elsewhere, [], "nothing is asked of other places")

    def new_context(self, **options):
        context = self.browser.new_context(viewport=self.viewport, **{**self.options, **options})
        context.set_default_timeout(PATIENCE)
        context.on("request", lambda request: self.requests.append(request.url))
        self.addCleanup(context.close)
        return context

    def new_page(self):
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: message.type == "error" and "WebSocket" not in message.text
                and self.errors.append(message.text))
        return page

    def enter(self, page):
        """Opens the address, which leads to where the page is."""
        page.goto(self.server.address)
        page.wait_for_url(re.compile(r":\d+/[0-9a-f]{32}/$"))
        page.wait_for_selector("h1")
        self.home = page.url

    def begin(self, name, request):
        """Opens an instrument with a request, as the forms of the first page do."""
        self.page.evaluate(
            "([name, request]) => { sessionStorage.setItem(name, request); location.hash = name; }",
            [name, request])

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def wait_for_text(self, selector, text):
        """Until the element says `text`, or something with it."""
        self.page.wait_for_function(
            "([selector, text]) => document.querySelector(selector)?.textContent.includes(text)", arg=[selector, text])

    def texts(self, selector):
        return self.page.locator(selector).all_text_contents()

    def values(self, selector):
        return self.page.locator(selector).evaluate_all("all => all.map(one => one.value)")
