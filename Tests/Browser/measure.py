"""Prints how long the page takes: a move from the key to the screen, the first page, and what it weighs.

Nothing is judged here, since a busy machine takes any time it likes.
"""

import statistics
import unittest

from page_case import HERE, PageCase

MOVE = """([word]) => new Promise(resolve => {
  const field = document.getElementById('word');
  const answer = document.querySelector('.answer');
  field.value = word;
  const start = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - start));
  });
  watch.observe(answer, { childList: true, characterData: true, subtree: true });
  field.form.requestSubmit();
})"""
WORDS = ["silk", "worm", "milk", "slow", "row", "work", "risk", "soil", "oil", "rim", "mow", "ski", "low", "sir", "rows", "works",
         "oils", "rims", "sow", "own", "milks", "wok", "skim", "limo", "limos", "swim", "owl", "owls", "worms", "swirl"]


class Measure(PageCase):
    def test_how_long_it_takes(self):
        self.begin("play", '{"open":"scramble","root":"silkworm"}')
        self.wait_for_text("h1", "silkworm")
        moves = [self.page.evaluate(MOVE, [word]) for word in WORDS]
        self.page.reload()
        self.wait_for_text("h1", "silkworm")
        ready = self.page.evaluate(
            "() => { const first = performance.getEntriesByType('navigation')[0]; return first.domContentLoadedEventEnd - first.requestStart; }")
        weight = sum(path.stat().st_size for path in (HERE / "Resources" / "page").iterdir())
        print(f"\na move: {statistics.median(moves):.0f} ms at the median of {len(moves)}, {max(moves):.0f} ms at most; "
              f"the page: {ready:.0f} ms from the request on, {weight / 1000:.0f} KB")


if __name__ == "__main__":
    unittest.main()
