"""Cases of kernel.js, worker.js and shelf.js with a stub for a kernel."""

import os

PAGE = "stub"
START = """
window.notices = []; window.progress = {};
window.kernel = await Kernel.start({ notice: ({ message }) => notices.push(message), progress: (name, part) => progress[name] = part });
"""
# The transcripts in the database, read without the page's own code.
KEPT = """await new Promise((resolve) => {
  const request = indexedDB.open('word-scramble');
  request.onsuccess = () => {
    const store = request.result.transaction('shelf').objectStore('shelf'), names = store.getAllKeys(), texts = store.getAll();
    texts.onsuccess = () => { request.result.close(); resolve(Object.fromEntries(names.result.map((name, at) => [name, texts.result[at]]))); };
  };
})
"""


def started(visit):
    tab = visit.tab()
    tab.run(START)
    return tab


def outcome(tab, call):
    """What a call answers, or the name of the error that it throws."""
    return tab.run(f"return await {call}.then((answers) => answers, (error) => error.name + ': ' + error.message)")


def equal(actual, expected):
    if actual != expected:
        raise AssertionError(f"{actual!r} instead of {expected!r}")


def it_answers_once_the_database_has_it(visit):
    tab = started(visit)
    equal(tab.run("return progress['words.index']"), 1)
    equal(tab.run("return (await kernel.open('new?file=a.txt'))[0].event.kind"), "opened")
    equal(tab.run(f"await kernel.take({{ line: 'silk' }}); return {KEPT}"), {"a.txt": "begin\nsilk\n"})
    equal(tab.run("return (await kernel.take({ key: 'x' }))[0].event.kind"), "3")
    equal(tab.run("return kernel.fragment"), "resume?file=a.txt")
    tab.reload()
    tab.run(START)
    equal(tab.run("return (await kernel.open('resume?file=a.txt'))[0].state.bytes"), 13)
    equal(tab.run("return notices"), [])


def it_answers_in_the_order_of_the_calls(visit):
    tab = started(visit)
    tab.run("await kernel.open('new?file=a.txt'); await Promise.all([1, 2, 3, 4, 5].map((n) => kernel.take({ line: `${n}` })))")
    equal(tab.run(f"return {KEPT}"), {"a.txt": "begin\n1\n2\n3\n4\n5\n"})


def it_brings_the_pieces_that_are_needed(visit):
    tab = started(visit)
    equal(tab.run("return (await kernel.open('piece?file=definitions.index'))[0].state.bytes"), os.path.getsize("Resources/definitions.index"))
    equal(tab.run("return progress['definitions.index']"), 1)
    equal(outcome(tab, "kernel.open('piece?file=nothing.index')"), "piece: A piece is damaged.")
    tab.run("pieceList.chunks['names.index'] = 2")
    equal(outcome(tab, "kernel.open('piece?file=names.index')"), "piece: A piece is damaged.")
    # The browser tells that it has not found the script.
    tab.errors = []
    equal(tab.run("return (await kernel.open('new?file=a.txt'))[0].event.kind"), "opened")


def it_goes_on_after_its_worker_has_died(visit):
    tab = started(visit)
    tab.run("await kernel.open('new?file=a.txt'); await kernel.take({ line: 'silk' })")
    equal(outcome(tab, "kernel.take({ line: 'trap' })"), "ended: It was ended.")
    tab.run("""const asked = Crew.prototype.ask;
      Crew.prototype.ask = function (...values) {
        Crew.prototype.ask = asked;
        setTimeout(() => this.end(), 300);
        return asked.apply(this, values);
      };
      await kernel.take({ line: 'hang' }).catch(() => {})""")
    tab.run("await kernel.take({ line: 'worm' })")
    equal(tab.run(f"return {KEPT}"), {"a.txt": "begin\nsilk\nworm\n"})


def it_takes_a_transcript_and_saves_files(visit):
    tab = started(visit)
    equal(outcome(tab, "kernel.adopt(new File(['no'], 'b.txt'))"), "failure: This is no transcript.")
    equal(tab.run("return (await kernel.adopt(new File(['begin'], 'c.txt')))[0].event.kind"), "opened")
    equal(tab.run(f"return {KEPT}"), {"c.txt": "begin\n"})
    tab.run("window.saved = []; HTMLAnchorElement.prototype.click = function () { saved.push(this.download) }")
    tab.run("await kernel.take({ line: 'save' }); kernel.save()")
    equal(tab.run("return saved"), ["sheet.txt", "c.txt"])


def it_tells_a_second_tab(visit):
    first, second = started(visit), started(visit)
    first.run("await kernel.open('new?file=a.txt')")
    equal(outcome(second, "kernel.open('resume?file=a.txt')"), "elsewhere: It is open elsewhere.")
    first.run("await kernel.open('new?file=b.txt')")
    equal(second.run("return (await kernel.open('resume?file=a.txt'))[0].state.bytes"), 6)


def it_never_writes_over_another_tab(visit):
    first, second = started(visit), started(visit)
    for tab in (first, second):
        tab.run("Object.defineProperty(navigator, 'locks', { value: undefined })")
    first.run("await kernel.open('new?file=a.txt')")
    second.run("await kernel.open('resume?file=a.txt'); await kernel.take({ line: 'two' })")
    equal(outcome(first, "kernel.take({ line: 'one' })"), "elsewhere: It is open elsewhere.")
    equal(first.run(f"return {KEPT}"), {"a.txt": "begin\ntwo\n"})


def it_plays_on_where_nothing_is_kept(visit):
    tab = visit.tab()
    tab.run("Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('forbidden', 'SecurityError') } })")
    tab.run(START)
    equal(tab.run("return notices"), ["Nothing is kept."])
    tab.run("await kernel.open('new?file=a.txt'); await kernel.take({ line: 'silk' })")
    equal(outcome(tab, "kernel.take({ line: 'trap' })"), "ended: It was ended.")
    equal(tab.run("return (await kernel.take({ line: 'worm' })).length"), 1)
    equal(tab.run("return notices"), ["Nothing is kept."])


def it_catches_up_once_there_is_room(visit):
    tab = started(visit)
    tab.run("""await kernel.open('new?file=a.txt');
      window.put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') };
      await kernel.take({ line: 'silk' }); await kernel.take({ line: 'worm' });""")
    equal(tab.run("return notices"), ["Nothing is kept."])
    tab.run("IDBObjectStore.prototype.put = put; await kernel.take({ line: 'milk' })")
    equal(tab.run(f"return {KEPT}"), {"a.txt": "begin\nsilk\nworm\nmilk\n"})


def it_judges_by_a_dictionary_of_the_persons(visit):
    tab = started(visit)
    tab.run("""window.files = [new File(['SET ISO8859-2\\nSFX S Y 1\\nSFX S 0 s .\\n'], 'mini.aff'),
      new File([new Uint8Array([...'2\\nsilk/S\\nz'].map((c) => c.charCodeAt(0)).concat(0xB3, 0x0A))], 'mini.dic')]""")
    equal(outcome(tab, "kernel.addDictionary([files[1]])"), "dictionary: Two files, please.")
    equal(outcome(tab, "kernel.addDictionary(files)"), "mini")
    equal(tab.run("return kernel.dictionaries"), ["mini"])
    tab.reload()
    tab.run(START)
    equal(tab.run("return kernel.dictionaries"), ["mini"])
    tab.run("await kernel.open('piece?file=dictionary/mini')")
    judged = tab.run("""const real = [];
      for (const word of ['silks', 'silky', 'z\\u0142', 'zl', 'ж']) real.push((await kernel.take({ line: `ask ${word}` }))[0].event.kind === '1')
      return real""")
    equal(judged, [True, False, True, False, False])


def it_outlives_a_hostile_dictionary(visit):
    tab = started(visit)
    tab.run("""await kernel.open('new?file=a.txt');
      window.files = [new File(['SET UTF-8\\nREP 2000000000\\n'], 'bad.aff'), new File(['1\\nsilk\\n'], 'bad.dic')]""")
    equal(outcome(tab, "kernel.addDictionary(files)"), "unfit: No dictionary.")
    equal(tab.run("await kernel.take({ line: 'silk' }); return kernel.dictionaries"), [])


def it_opens_without_a_network(visit):
    if not visit.is_served:
        return
    tab = started(visit)
    tab.wait("navigator.serviceWorker.controller !== null")
    tab.run("await kernel.open('new?file=a.txt'); await kernel.open('piece?file=names.index')")
    visit.server.close()
    try:
        tab.reload()
        tab.run(START)
        equal(tab.run("return (await kernel.open('piece?file=names.index'))[0].event.kind"), "opened")
        equal(tab.run(f"return {KEPT}"), {"a.txt": "begin\n"})
    finally:
        visit.server = None
