"""Chromium, Firefox and WebKit, each with a profile of its own, seen alike: as tabs that are opened, asked and used."""

import json
import os
import re
import subprocess
import tempfile
import time

PATIENCE = int(os.environ.get("PATIENCE", 60))  # seconds

# Keys by their names in KeyboardEvent.key, and the codes that WebDriver has for them.
KEYS = {
    "Enter": "\ue007", "Backspace": "\ue003", "Delete": "\ue017", "Tab": "\ue004", "Escape": "\ue00c", "Space": " ",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011",
    "End": "\ue010", "Shift": "\ue008", "Control": "\ue009",
}


class Tab:
    """A tab of a browser. A browser says how an address is opened, a script is run and input is given."""

    def run(self, body):
        """What the body of an asynchronous function returns."""
        answer = json.loads(self.evaluate(
            "(async () => { try { return JSON.stringify({ value: await (async () => { %s })() }) }"
            " catch (error) { return JSON.stringify({ error: `${error.name}: ${error.message}` }) } })()" % body))
        if "error" in answer:
            raise AssertionError(f"{answer['error']} in: {body}")
        return answer.get("value")

    def wait(self, condition):
        """Until an expression is true, whose value is the answer."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            value = self.run(f"return {condition}")
            if value:
                return value
            time.sleep(0.02)
        raise AssertionError(f"did not come about: {condition}")

    def click(self, selector):
        self.wait(f"document.querySelector({json.dumps(selector)}) !== null")
        x, y = self.run(
            f"const element = document.querySelector({json.dumps(selector)}); element.scrollIntoView({{ block: 'nearest' }});"
            "const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]")
        self.click_at(round(x), round(y))

    def type(self, text):
        for letter in text:
            self.press(letter)

    def reload(self):
        self.open(self.run("return location.href"))


class Chromium:
    name = "chromium"

    def __init__(self):
        from playwright.sync_api import sync_playwright
        self.playwright = sync_playwright().start()
        self.folder = tempfile.TemporaryDirectory()
        # A root user has no sandbox; everything that is shown comes from this machine.
        self.context = self.playwright.chromium.launch_persistent_context(
            self.folder.name, executable_path="/usr/bin/chromium", args=["--no-sandbox"])

    def tab(self):
        return ChromiumTab(self.context.new_page())

    def close(self):
        self.context.close()
        self.playwright.stop()


class ChromiumTab(Tab):
    def __init__(self, page):
        self.page = page
        self.errors = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))

    def open(self, address):
        if self.page.url.split("#")[0] == address.split("#")[0]:
            self.page.goto("about:blank")
        self.page.goto(address)

    def evaluate(self, expression):
        return self.page.evaluate(expression)

    def press(self, key):
        self.page.keyboard.press(key)

    def click_at(self, x, y):
        self.page.mouse.click(x, y)

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def picture(self, path):
        self.page.screenshot(path=path)

    def close(self):
        self.page.close()


class Firefox:
    """Debian's Firefox, which speaks WebDriver BiDi by itself."""

    name = "firefox"

    def __init__(self):
        from websockets.sync.client import connect
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--remote-debugging-port=0", "--profile", self.folder.name, "--no-remote"],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, env={**os.environ, "HOME": self.folder.name})
        for line in self.process.stderr:
            if found := re.search(r"listening on (ws://\S+)", line):
                break
        self.socket = connect(f"{found[1]}/session", max_size=None)
        self.count = 0
        self.tabs = {}
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method, **parameters):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(timeout=3 * PATIENCE))
            if message["type"] == "event":
                entry = message["params"]
                if entry["level"] == "error" and entry["source"].get("context") in self.tabs:
                    self.tabs[entry["source"]["context"]].errors.append(entry["text"])
            elif message["id"] == self.count:
                if message["type"] == "error":
                    raise AssertionError(message["message"])
                return message["result"]

    def tab(self):
        tab = FirefoxTab(self, self.ask("browsingContext.create", type="tab")["context"])
        self.tabs[tab.context] = tab
        return tab

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()


class FirefoxTab(Tab):
    def __init__(self, browser, context):
        self.browser, self.context, self.errors = browser, context, []

    def ask(self, method, **parameters):
        return self.browser.ask(method, context=self.context, **parameters)

    def open(self, address):
        self.ask("browsingContext.navigate", url="about:blank", wait="complete")
        self.ask("browsingContext.navigate", url=address, wait="complete")

    def evaluate(self, expression):
        answer = self.browser.ask(
            "script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True)
        if answer["type"] == "exception":
            raise AssertionError(answer["exceptionDetails"]["text"])
        return answer["result"]["value"]

    def act(self, kind, *actions):
        source = {"type": kind, "id": kind, "actions": list(actions)}
        if kind == "pointer":
            source["parameters"] = {"pointerType": "mouse"}
        self.ask("input.performActions", actions=[source])

    def press(self, key):
        key = KEYS.get(key, key)
        self.act("key", {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key})

    def click_at(self, x, y):
        self.act("pointer", {"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0},
                 {"type": "pointerUp", "button": 0})

    def resize(self, width, height):
        self.ask("browsingContext.setViewport", viewport={"width": width, "height": height})

    def picture(self, path):
        import base64
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.ask("browsingContext.captureScreenshot")["data"]))

    def close(self):
        self.browser.tabs.pop(self.context)
        self.ask("browsingContext.close")


class WebKit:
    """WebKitGTK's own small browser, which needs a screen: see `run`."""

    name = "webkit"

    def __init__(self):
        from selenium import webdriver
        from selenium.webdriver.webkitgtk.service import Service
        options = webdriver.WebKitGTKOptions()
        options.binary_location = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver"))
        self.driver.set_script_timeout(3 * PATIENCE)
        self.first = self.driver.current_window_handle

    def tab(self):
        self.driver.switch_to.window(self.first)
        # Not as a tab: the driver leaves it behind the first one, where nothing is drawn and a click waits for ever.
        self.driver.switch_to.new_window("window")
        return WebKitTab(self.driver, self.driver.current_window_handle)

    def close(self):
        self.driver.quit()


class WebKitTab(Tab):
    # WebKit's driver does not hand on what scripts report.
    errors = ()
    # The narrowest window, for its bar of buttons; what is narrower is shown in a frame.
    narrowest = 450

    def __init__(self, driver, handle):
        self.shared, self.handle, self.is_framed = driver, handle, False

    @property
    def driver(self):
        self.shared.switch_to.window(self.handle)
        if self.is_framed:
            self.shared.switch_to.frame(0)
        return self.shared

    def open(self, address):
        self.is_framed = False
        self.driver.get("about:blank")
        self.driver.get(address)

    def evaluate(self, expression):
        return self.driver.execute_async_script(f"({expression}).then(arguments[0])")

    def press(self, key):
        from selenium.webdriver.common.action_chains import ActionChains
        ActionChains(self.driver, duration=0).send_keys(KEYS.get(key, key)).perform()

    def click_at(self, x, y):
        from selenium.webdriver.common.actions.action_builder import ActionBuilder
        builder = ActionBuilder(self.driver, duration=0)
        builder.pointer_action.move_to_location(x, y).click()
        builder.perform()

    def resize(self, width, height):
        # A frame of a file has a database of its own, so that nothing can be carried on there.
        address = self.run("sessionStorage.clear(); return location.href")
        self.driver.set_window_size(max(width, self.narrowest), height)
        if width < self.narrowest:
            # Any document of the same folder may have the frame.
            self.open(f"{address.split('#')[0].rsplit('/', 1)[0]}/page.css")
            self.driver.execute_script(
                "document.body.innerHTML = '<iframe>'; const frame = document.querySelector('iframe');"
                "[frame.width, frame.height, frame.src] = arguments", width, height, address)
            self.is_framed = True

    def picture(self, path):
        self.driver.save_screenshot(path)

    def close(self):
        self.driver.close()


BROWSERS = {browser.name: browser for browser in (Chromium, Firefox, WebKit)}
