"""The bench under hands that tremble, keys that come fast, and many letters."""

import unittest

from test_anagram import Bench


def middle(place):
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class FastKeys(Bench):
    def press_at_once(self, keys):
        """Presses keys before any answer can have come."""
        self.page.evaluate("""keys => {
          for (const key of keys) {
            const place = document.activeElement.closest('.bench') ? document.activeElement : document.querySelector('.bench');
            place.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
          }
        }""", keys)

    def test_backspace_again_and_again_takes_the_letters_before(self):
        self.lay("users rip (8)")
        self.page.locator(".bench").focus()
        self.press_at_once(list("surprise"))
        self.wait_for_slots("surprise")
        self.slot(5).click()
        self.press_at_once(["Backspace"] * 3)
        self.wait_for_slots("su___ise")

    def test_backspace_takes_what_was_just_typed(self):
        self.lay("users rip (8)")
        self.page.locator(".bench").focus()
        self.press_at_once(["s", "u", "p", "Backspace", "r", "Backspace", "Backspace"])
        # One answer for the bench, and one for each key.
        self.page.wait_for_function("() => document.querySelectorAll('.log li').length === 8")
        self.wait_for_slots("s_______")

    def test_a_letter_that_is_refused_leaves_the_cursor(self):
        self.lay("users rip (8)")
        self.page.locator(".bench").focus()
        self.press_at_once(list("sur"))
        self.wait_for_slots("sur_____")
        self.page.keyboard.type("!1")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("[aria-label='Slot 1: S, locked']")
        self.slot(1).focus()
        self.page.keyboard.press("Home")
        self.page.keyboard.type("p")
        self.wait_for_text(".answer", "Slot 1 is locked.")
        self.assertEqual(self.slot(1).get_attribute("aria-pressed"), "true")
        # Space shuffles also where a slot has the focus.
        before = self.ring()
        self.page.keyboard.press("Space")
        self.page.wait_for_function(
            "before => [...document.querySelectorAll('.ring .tile')].map(tile => tile.textContent).join('') !== before", arg=before)
        self.page.wait_for_selector("[aria-label='Slot 1: S, locked']")


class Hands(Bench):
    def test_a_locked_letter_stays_and_takes_no_other_one_along(self):
        self.page.emulate_media(reduced_motion="reduce")
        self.lay("eexxaa")
        self.page.locator(".bench").focus()
        self.page.keyboard.type("e")
        self.wait_for_slots("e_____")
        self.page.keyboard.type("!1")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("[aria-label='Slot 1: E, locked']")
        self.slot(1).click()
        self.page.locator("[data-part=trayButton]").click()
        self.wait_for_text(".answer", "Slot 1 is locked.")
        self.page.wait_for_timeout(300)
        self.assertEqual(sorted(self.ring()), list("aaexx"))
        self.assertEqual(self.texts(".tray ul"), [""])

    def test_a_ring_has_room_for_its_letters(self):
        self.page.emulate_media(reduced_motion="reduce")
        for count in (2, 9, 13, 16, 20, 24, 40, 64):
            self.page.evaluate("location.hash = 'home'")
            self.wait_for_text("h1", "Three")
            self.lay(("eartsionl" * 8)[:count])
            for width in (320, 1280):
                self.page.set_viewport_size({"width": width, "height": 800})
                least, overlaps = self.page.evaluate("""() => {
                  const boxes = [...document.querySelectorAll('.ring .tile')].map(tile => tile.getBoundingClientRect());
                  const overlaps = boxes.filter((one, index) => boxes.some((other, place) => place > index
                    && one.left < other.right - 0.1 && other.left < one.right - 0.1
                    && one.top < other.bottom - 0.1 && other.top < one.bottom - 0.1));
                  return [Math.min(...boxes.map(one => one.width)), overlaps.length];
                }""")
                self.assertEqual(overlaps, 0, f"{count} letters at {width}")
                self.assertGreaterEqual(least, 24, f"{count} letters at {width}")
                self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)

    def test_a_drag_ends_where_the_button_was_let_go_elsewhere(self):
        self.lay("users rip (8)")
        x, y = middle(self.tile(".ring", "u"))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(2, 2)
        self.page.mouse.up()
        self.page.mouse.move(x, y + 60)
        self.page.mouse.move(x, y + 90)
        self.assertEqual(self.page.locator(".dragged").count(), 0)


class TremblingHands(Bench):
    viewport = {"width": 390, "height": 844}
    options = {"has_touch": True, "is_mobile": True}

    def tap(self, place, tremble):
        x, y = middle(place)
        touch = self.context.new_cdp_session(self.page)
        for kind, moved in (("touchStart", 0), ("touchMove", tremble / 2), ("touchMove", tremble), ("touchEnd", None)):
            points = [] if moved is None else [{"x": x + moved, "y": y}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch.detach()

    def test_a_tap_that_trembles_is_a_tap(self):
        self.page.emulate_media(reduced_motion="reduce")
        self.lay("users rip (8)")
        for number, (letter, tremble) in enumerate(zip("surpise", (0, 4, 7, 9, 12, 14, 15))):
            self.tap(self.tile(".ring", letter), tremble)
            self.wait_for_slots(("surpise"[:number + 1]).ljust(8, "_"))
        self.tap(self.slot(3), 12)
        self.tap(self.slot(3), 9)
        self.page.wait_for_selector("[aria-label='Slot 3: R, locked']")


if __name__ == "__main__":
    unittest.main()
