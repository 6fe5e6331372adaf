"""Cases in which things go wrong by chance: damaged pieces, transcripts and files, hostile links, full disks, killed
tabs.

WORD_SCRAMBLE_TRIALS sets how many trials each case makes; the number of a trial is its seed. Whatever happens, the page
tells one sentence, makes no markup of what comes from outside, loses nothing that was shown, and answers afterwards.
"""

import base64
import json
import os
import pathlib
import random

from cases_kernel import KEPT
from cases_page import GRID, SHORT, round_of_silkworm

TRIALS = int(os.environ.get("WORD_SCRAMBLE_TRIALS", 12))
HOSTILE = ["<img src=x onerror='window.hit=1'>", "\0", "\u202e", "🦋" * 50, "a" * 5000, "%", "&&", "-1", "9" * 30, "silkworm\n:reveal",
           "../../etc/passwd", "constructor", "__proto__", "", " ", "{title}", "1e400", "é\u0301", "#", "?resume="]
CLUE = "anagram?clue=Corrupt users rip for shock (8)"
# The pieces, with a link and a line that ask for what is not loaded from the start.
PIECES = {"game.wasm": ("", ""), "words.index": ("", ""), "start.txt": ("", ""), "scramble.wasm": (CLUE, ""), "answers.index": (CLUE, ""),
          "indicators.txt": (CLUE, ""), "english.model": (f"cryptogram?puzzle={SHORT}", ":solve"), "days.txt": ("game?daily=2026-12-01", ""),
          "names.index": ("", "kim"), "definitions.index": ("", ":define milk")}
WORDS = ["silk", "worm", "milk", "work", "skirl", "rows", "owls", "risk", "slim", "skim"]

# What a call comes to: the sentences of an answer, or the error.
OUTCOME = """const outcome = async (work) => {
  try { return { says: (await work()).flatMap(({ page, state }) => [...page.says.map(({ text }) => text), state.root ?? '']) } }
  catch (error) { return { name: error.name, message: error.message } }
};
"""


def trials(case):
    """A case that is made again with each seed."""
    def repeated(visit):
        tab = None
        for seed in range(TRIALS):
            try:
                tab = case(visit, random.Random(f"{case.__name__} {seed}"), tab)
            except AssertionError as error:
                raise AssertionError(f"seed {seed} of {case.__name__}: {error}") from None
            visit.trials += 1
    return repeated


def damaged(chance, data):
    """Bytes with some of them changed, left out, doubled, or hostile ones between them."""
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(data) + 1)
        end = min(len(data), start + chance.choice([1, 1, 2, 10, 1000]))
        change = chance.choice(["flip", "drop", "double", "cut", "insert"])
        if change == "flip":
            data = data[:start] + bytes(chance.randrange(256) for _ in range(end - start)) + data[end:]
        elif change == "drop":
            data = data[:start] + data[end:]
        elif change == "double":
            data = data[:end] + data[start:]
        elif change == "cut":
            data = data[:start]
        else:
            data = data[:start] + chance.choice(HOSTILE).encode() + data[start:]
    return data


def clear(outcome):
    """Holds that an outcome is an answer, or one sentence that is no failure of a program."""
    told = outcome.get("message", "")
    if outcome.get("name") in (None, "failure", "piece", "dictionary", "unfit", "unread", "elsewhere"):
        if "says" in outcome or (told and len(told) < 700 and "\n" not in told and not any(
                sign in told for sign in ["undefined", "[object", "NaN", "Error:", "is not iterable", "is not a", "is null", "Cannot read prop"])):
            return
    raise AssertionError(f"no clear sentence: {str(outcome)[:300]}")


def answers(tab):
    """Holds that the page is as it was meant, and goes on."""
    found = tab.run("return [window.hit ?? null, document.querySelector('img, iframe, object')?.outerHTML ?? null]")
    if found != [None, None]:
        raise AssertionError(f"markup from outside: {found}")
    told = tab.run(OUTCOME + "return outcome(() => kernel.open('game?root=silkworm'))")
    if "silkworm" not in told.get("says", []):
        raise AssertionError(f"no answer afterwards: {told}")
    if tab.errors:
        raise AssertionError(f"errors of scripts: {tab.errors}")


def file_of(name, data):
    return f"new File([Uint8Array.from(atob('{base64.b64encode(data).decode()}'), (sign) => sign.charCodeAt(0))], {json.dumps(name)})"


@trials
def it_stands_damaged_pieces(visit, chance, tab):
    tab = tab or round_of_silkworm(visit)
    piece = chance.choice(list(PIECES))
    link, line = PIECES[piece]
    link, line = json.dumps(link or "game?root=silkworm"), json.dumps(line)
    seed, kind = chance.randrange(1 << 30), chance.choice(["flip", "cut", "empty", "swap"])
    outcome = tab.run(OUTCOME + f"""window.asked ??= Crew.prototype.ask;
      const crews = new Set();
      const change = {{ flip: (text, at) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1),
        cut: (text, at) => text.slice(0, at), empty: () => '', swap: (text, at) => text.slice(at) + text.slice(0, at) }};
      let isDamaged = false;
      Crew.prototype.ask = function ([name, piece, size, part, isLast], limit) {{
        crews.add(this);
        if (name !== 'part' || piece !== {json.dumps(piece)} || isDamaged) return asked.apply(this, arguments);
        isDamaged = true;
        return asked.call(this, [name, piece, size, change.{kind}(part, {seed} % part.length), isLast], limit);
      }};
      const listener = {{ progress() {{}}, notice() {{}} }};
      const first = await outcome(async () => {{
        window.tried = await Kernel.start(listener);
        return [...await tried.open({link}), ...{line} ? await tried.take({{ line: {line} }}) : []];
      }});
      window.tried ??= await Kernel.start(listener);
      const second = await outcome(async () => [...await tried.open({link}), ...{line} ? await tried.take({{ line: {line} }}) : []]);
      for (const crew of crews) crew.end();
      window.tried = undefined;
      Crew.prototype.ask = asked;
      return [first, second, isDamaged]""")
    first, second, is_damaged = outcome
    clear(first)
    if "says" not in second or not is_damaged:
        raise AssertionError(f"{piece}, {kind}: {first}, and the next time {second}")
    answers(tab)
    return tab


@trials
def it_stands_damaged_transcripts(visit, chance, tab):
    if tab is None:
        tab = round_of_silkworm(visit)
        tab.run(f"""for (const line of {json.dumps(WORDS[:5])}) await kernel.take({{ line }});
          await kernel.open('anagram?letters=users rip (8)&seed=3'); for (const key of 'sur') await kernel.take({{ key }});
          await kernel.open({json.dumps(f'cryptogram?puzzle={SHORT}')}); await kernel.take({{ line: 'J=A' }})""")
        tab.transcripts = tab.run(f"return {KEPT}")
    name, text = chance.choice(sorted(tab.transcripts.items()))
    bad = damaged(chance, text.encode()).decode(errors="replace")
    file = name.replace("-", f"-{chance.randrange(10 ** 9)}", 1) if chance.random() < 0.2 else f"{name[:-4]}{chance.randrange(10 ** 9)}.txt"
    outcome = tab.run(OUTCOME + f"""const change = (method, ...values) => new Promise((done) => {{
        const request = indexedDB.open('word-scramble');
        request.onsuccess = () => {{
          const change = request.result.transaction('shelf', 'readwrite');
          change.objectStore('shelf')[method](...values);
          change.oncomplete = () => {{ request.result.close(); done(); }};
        }};
      }});
      await change('put', {json.dumps(bad)}, {json.dumps(file)});
      const opened = await outcome(() => kernel.open('resume?file=' + encodeURIComponent({json.dumps(file)})));
      const listed = await Promise.all(['game', 'anagram', 'cryptogram'].map((name) => kernel.sessions(name)));
      const bare = await outcome(() => kernel.open('game')), kept = {KEPT};
      await change('delete', {json.dumps(file)});
      return [opened, listed.map(({{ length }}) => length), bare, kept]""")
    opened, listed, bare, kept = outcome
    clear(opened)
    clear(bare)
    if min(listed) < 1:
        raise AssertionError(f"sessions are not listed: {listed} after {opened}")
    for other, text in tab.transcripts.items():
        if not kept[other].startswith(text.rstrip("\n")[:-1]):
            raise AssertionError(f"{other} is not what it was")
    if not kept.get(file, "").startswith(bad[:10]):
        raise AssertionError(f"the damaged one is gone: {opened}")
    answers(tab)
    return tab


@trials
def it_stands_hostile_links(visit, chance, tab):
    tab = tab or round_of_silkworm(visit)
    names = ["root", "seed", "level", "daily", "dictionary", "time", "min-length", "clue", "letters", "puzzle", "resume", "file", "of", "x"]
    values = HOSTILE + ["silkworm", "42", "hard", "2026-11-22", "0", "en_GB", "Corrupt users rip for shock (8)", SHORT, "()", "(99999)"]
    pairs = [f"{chance.choice(names)}={chance.choice(values)}" for _ in range(chance.randint(0, 4))]
    fragment = chance.choice(["game", "game", "anagram", "cryptogram", "resume", "adopt", "sessions", chance.choice(HOSTILE)]) + "?" + "&".join(pairs)
    if chance.random() < 0.3:
        fragment = damaged(chance, fragment.encode()).decode(errors="replace")
    told = tab.run(f"""tell({{ message: '' }}); location.hash = '#' + {json.dumps(fragment)}; await new Promise((done) => setTimeout(done, 30)); await turn;
      return [document.getElementById('notice').textContent, document.body.ariaBusy, view,
        document.getElementById(`${{view}}-says`).textContent, document.title]""")
    if told[0]:
        clear({"name": "failure", "message": told[0]})
    if "took too long" in told[0] or told[1] == "true":
        raise AssertionError(f"{fragment[:300]!r}: {told}")
    answers(tab)
    return tab


@trials
def it_stands_any_file(visit, chance, tab):
    if tab is None:
        tab = round_of_silkworm(visit)
        tab.run("await kernel.take({ line: 'silk' })")
    fifteen = (pathlib.Path(__file__).parents[1] / "ScrambleCLITests/Golden/15x15.exolve").read_bytes()
    kept = tab.run(f"return Object.values({KEPT})")
    data = chance.choice([chance.randbytes(chance.choice([0, 1, 100, 5000])), GRID.encode(), fifteen, chance.choice(kept).encode(),
                          b'{"dimensions":{"width":5,"height":3},"puzzle":[[1,0,2,0,3],[0,"#",0,"#",0],[4,0,0,0,0]],"clues":{"Across":[[1,"x"]]}}',
                          b"PK\3\4" + chance.randbytes(200), b"ACROSS&DOWN\0" + chance.randbytes(300)])
    data = damaged(chance, data) if chance.random() < 0.8 else data
    name = chance.choice(["a.ipuz", "a.puz", "a.jpz", "a.exolve", "a.txt", "<img src=x onerror='window.hit=1'>.txt", "é ?&=#.txt", "constructor"])
    opened = tab.run(OUTCOME + f"return outcome(() => kernel.adopt({file_of(name, data)}))")
    clear(opened)
    words = damaged(chance, b"4\nsilk/S\nworm\ntor/S\nrat\n")
    affixes = damaged(chance, b"SET UTF-8\nSFX S Y 1\nSFX S 0 en .\nCOMPOUNDFLAG C\nREP 1\nREP a b\n")
    files = f"[{file_of('own.aff', affixes)}, {file_of('own.dic', words)}]"
    clear(tab.run(OUTCOME + f"return outcome(async () => {{ await kernel.addDictionary({files}); return kernel.open('game?root=silkworm&dictionary=own') }})"))
    answers(tab)
    return tab


@trials
def it_plays_on_where_a_write_fails(visit, chance, tab):
    tab = tab or round_of_silkworm(visit)
    words = chance.sample(WORDS, 5)
    kind = chance.choice(["put", "abort", "open", "get"])
    outcome = tab.run(f"""await kernel.open('game?root=silkworm&dictionary=en_US');
      const {{ put, get }} = IDBObjectStore.prototype, {{ transaction }} = IDBDatabase.prototype;
      let left = {chance.randint(0, 5)};
      const fails = () => left-- === 0;
      const full = () => {{ throw new DOMException('full', 'QuotaExceededError') }};
      if ('{kind}' === 'put') IDBObjectStore.prototype.put = function (...values) {{ return fails() ? full() : put.apply(this, values) }};
      if ('{kind}' === 'get') IDBObjectStore.prototype.get = function (...values) {{ return fails() ? full() : get.apply(this, values) }};
      if ('{kind}' === 'open') IDBDatabase.prototype.transaction = function (...values) {{ return fails() ? full() : transaction.apply(this, values) }};
      if ('{kind}' === 'abort') IDBObjectStore.prototype.put = function (...values) {{
        const request = put.apply(this, values); if (fails()) this.transaction.abort(); return request }};
      const shown = [];
      for (const line of {json.dumps(words)}) shown.push((await kernel.take({{ line }})).at(-1).state.used[0]);
      Object.assign(IDBObjectStore.prototype, {{ put, get }}); IDBDatabase.prototype.transaction = transaction;
      const used = (await kernel.take({{ line: ':score' }})).at(-1).state.used;
      await kernel.take({{ line: 'slow' }});
      const file = kernel.fragment.split('file=')[1];
      return [shown, used.reverse(), ({KEPT})[decodeURIComponent(file)]]""")
    shown, used, kept = outcome
    if shown != words or used != words or not all(f" {word}" in kept for word in words + ["slow"]):
        raise AssertionError(f"{kind}: {words} shown as {shown}, found {used}, kept {kept!r}")
    tab.run("document.getElementById('notice').textContent = ''")
    answers(tab)
    return tab


def kill(visit, tab):
    tab.close()
    visit.tabs.remove(tab)


@trials
def it_loses_nothing_that_was_shown(visit, chance, tab):
    if tab:
        kill(visit, tab)
    tab = round_of_silkworm(visit)
    words = chance.sample(WORDS, 8)
    tab.run(f"""await kernel.open('game?root=silkworm&dictionary=en_US');
      const shown = []; localStorage.clear();
      (async () => {{ for (const line of {json.dumps(words)}) {{
        shown.push(...(await kernel.take({{ line }})).at(-1).state.used.slice(0, 1));
        localStorage.setItem('shown', JSON.stringify([kernel.fragment, shown])) }} }})(); await new Promise((done) => setTimeout(done, {chance.randrange(60)}))""")
    kill(visit, tab)
    tab = round_of_silkworm(visit)
    shown, used = tab.run("""const [file, shown] = JSON.parse(localStorage.getItem('shown') ?? '[null, []]');
      return [shown, file ? (await kernel.open(file))[0].state.used : []]""")
    if not set(shown) <= set(used):
        raise AssertionError(f"{shown} was shown, and {used} is kept")
    return tab
