"""Cases of the page as a person sees it, with the kernel that it has."""

import json
import pathlib

from cases_kernel import KEPT, equal

SHORT = "J UALI RTJR DRJQID JXAQH ZD J OZYR."


def text(tab, selector):
    return tab.run(f"return document.querySelector({selector!r})?.innerText.replace(/\\s+/g, ' ').trim() ?? null")


def says(tab, selector, part):
    """Until something is said."""
    tab.wait(f"document.querySelector({selector!r}).innerText.includes({part!r})")


def enter(tab, word):
    tab.type(word)
    tab.press("Enter")


def round_of_silkworm(visit, more=""):
    tab = visit.tab(f"#game?root=silkworm&dictionary=en_US{more}")
    tab.wait("document.querySelectorAll('.tile').length === 8")
    tab.run("document.getElementById('word').focus()")
    return tab


def round_with_silk(visit):
    tab = round_of_silkworm(visit)
    enter(tab, "silk")
    says(tab, "#game-says", "silk: 4 points")
    return tab


def it_plays_a_round(visit):
    tab = round_with_silk(visit)
    equal(tab.run("return document.getElementById('word').value"), "")
    equal(text(tab, "#rank-name"), "Larva")
    equal(text(tab, "#found section:nth-child(2) h2"), "4 letters 24 left")
    enter(tab, "cat")
    says(tab, "#game-says", "You can't spell that word")
    equal(tab.run("return document.getElementById('word').value"), "cat")
    enter(tab, "skirl")
    says(tab, "#game-says", "skirl")
    equal(tab.run("return [...document.querySelectorAll('#found .rare')].map((item) => item.textContent)"), ["skirl"])
    tab.reload()
    tab.wait("document.querySelector('#found')?.innerText.includes('skirl')")
    equal(tab.run("return document.querySelector('#found').innerText.includes('silk')"), True)


def it_tells_yesterdays_words(visit):
    tab = round_of_silkworm(visit)
    tab.run("await showPanel('new')")
    tab.click("[data-panel=day]")
    says(tab, "#day-says", "The daily of ")
    tab.wait("document.querySelectorAll('#day-words dt').length >= 20")
    for width in [320, 390, 1280]:
        tab.resize(width, 640)
        equal(tab.run("const { scrollWidth, clientWidth } = document.getElementById('day'); return scrollWidth <= clientWidth"), True)


def it_draws_statistics_in_the_place_of_signs(visit):
    tab = round_with_silk(visit)
    tab.run("showPanel('statistics')")
    says(tab, "#statistics-says", "1 different word")
    equal(text(tab, "#statistics .figures li:nth-child(2)"), "1 word")
    equal(tab.run("return document.querySelectorAll('#statistics [data-each=lengthBars] li').length"), 3)
    equal(tab.run("return document.getElementById('statistics').innerText.includes('#')"), False)
    equal(tab.run("return document.querySelectorAll('#statistics [data-each=bars] li').length"), 8)


def it_keeps_half_a_word_over_a_reload(visit):
    tab = round_of_silkworm(visit)
    tab.type("wor")
    tab.reload()
    tab.wait("document.querySelectorAll('.tile').length === 8")
    equal(tab.run("return document.getElementById('word').value"), "wor")


def it_keeps_a_round_without_a_word_over_a_reload(visit):
    tab = visit.tab("")
    tab.wait("document.querySelectorAll('.tile').length > 0 && document.body.ariaBusy === 'false'")
    letters = text(tab, "#tiles")
    tab.reload()
    tab.wait("document.querySelectorAll('.tile').length > 0 && document.body.ariaBusy === 'false'")
    equal(text(tab, "#tiles"), letters)


def it_begins_a_round_without_the_half_word_of_the_last(visit):
    tab = round_of_silkworm(visit)
    tab.type("wor")
    tab.run("begin('game', { root: 'handcart' })")
    tab.wait("[...document.querySelectorAll('.tile')].some((tile) => tile.textContent.toLowerCase() === 'd')")
    equal(tab.run("return document.getElementById('word').value"), "")


def it_takes_a_double_click_once(visit):
    tab = round_of_silkworm(visit)
    tab.run("window.said = []; new MutationObserver(() => said.push(document.getElementById('game-says').innerText))"
            ".observe(document.getElementById('game-says'), { childList: true, subtree: true, characterData: true })")
    tab.type("milk")
    tab.run("const button = document.querySelector('#play .main'); button.click(); button.click()")
    says(tab, "#game-says", "milk: 4 points")
    enter(tab, "silk")
    says(tab, "#game-says", "silk: 4 points")
    equal(tab.run("return said.some((text) => text.includes('original'))"), False)


def it_plays_by_touch_alone(visit):
    tab = round_of_silkworm(visit)
    for letter in "milk":
        place = tab.run(f"return [...document.querySelectorAll('.tile')].findIndex((tile) => tile.textContent.toLowerCase() === '{letter}')")
        tab.click(f"#tiles .tile:nth-child({place + 1})")
    tab.click("#play .main")
    says(tab, "#game-says", "milk: 4 points")


def it_tells_what_its_hints_promise(visit):
    tab = round_of_silkworm(visit)
    tab.click("#game-actions summary")
    tab.click("[data-line=':hint 1']")
    says(tab, "#game-says", "by first letter and length:")
    says(tab, "#game-says", "i3:\u00a03\u2003i4:\u00a02\u2003k4:\u00a01")
    tab.run("document.querySelector('#game-actions summary').focus()")
    for key in ["Enter", "Tab", "Tab", "Enter"]:
        tab.press(key)
    says(tab, "#game-says", "il:\u00a02\u2003ir:\u00a02")
    # The menu has closed over its focus.
    equal(text(tab, ":focus"), "Hint")


def it_asks_before_it_ends_a_round(visit):
    tab = round_with_silk(visit)
    tab.run("document.querySelector(\"[data-line=':reveal']\").focus()")
    tab.press("Enter")
    says(tab, ".question", "Show the words")
    for key in ["Tab", "Enter"]:
        tab.press(key)
    tab.wait("document.getElementById('end').open")
    equal(tab.run("return document.querySelector('#missed').innerText.includes('worm')"), True)
    equal(tab.run("return document.getElementById('end').innerText.includes('To share')"), False)
    equal(tab.run("return document.getElementById('play').hidden"), True)
    equal(text(tab, "#game-says"), "")
    tab.press("Escape")
    tab.wait("document.activeElement.innerText === 'New round'")


def it_reads_a_clue_and_solves_it(visit):
    tab = visit.tab("#anagram?clue=Corrupt%20users%20rip%20for%20shock%20(8)")
    tab.wait("document.querySelectorAll('#slots .slot').length === 8 || document.querySelectorAll('#readings button').length")
    if tab.run("return !document.querySelector('#slots .slot')"):
        tab.click("#readings button")
    tab.wait("document.querySelectorAll('#slots .slot').length === 8")
    equal(text(tab, "#clue .definition"), "shock")
    equal(tab.run("return document.querySelector('#slots .slot').ariaLabel"), "Slot 1, empty")
    equal(text(tab, "#clue .fodder"), "users rip")
    tab.type("surprise")
    tab.wait("document.querySelectorAll('#slots .slot.tile').length === 8")
    tab.click("#bench [data-line=':check']")
    says(tab, "#anagram-says", "a word")


def it_reads_a_clue_as_it_is_typed(visit):
    tab = visit.tab("#anagram")
    tab.wait("document.body.ariaBusy === 'false' && document.getElementById('anagram-says').innerText")
    tab.run("document.getElementById('clue-text').focus()")
    tab.type("Shock & corrupt users+rip (8)")
    tab.press("Enter")
    says(tab, "#clue", "Shock & corrupt users+rip (8)")
    tab.click("#anagram [data-another]")
    tab.run("document.getElementById('clue-text').value = 'users rip (8)'")
    tab.click("#clue-form [value=letters]")
    tab.wait("document.querySelectorAll('#slots .slot').length === 8")


def it_works_a_clue_by_keys_alone(visit):
    tab = visit.tab("#anagram")
    tab.wait("document.body.ariaBusy === 'false' && document.getElementById('anagram-says').innerText")
    tab.run("document.getElementById('clue-text').focus()")
    tab.type("Users rip off revelation (8)")
    tab.press("Enter")
    tab.wait("document.activeElement.id === 'clue'")
    tab.press("Enter")
    tab.wait("document.querySelectorAll('#slots .slot').length === 8")
    tab.run("document.querySelector('#bench-actions summary').focus()")
    for key in ["Enter", "Tab", "Enter"]:
        tab.press(key)
    says(tab, "#anagram-says", "3 answers fit")
    tab.run("document.querySelector('nav [data-view=cryptogram]').focus()")
    tab.press("Enter")
    tab.wait("document.querySelector('nav [data-view=cryptogram]').ariaCurrent === 'page'")


def it_takes_letters_where_they_are_typed(visit):
    tab = visit.tab(f"#cryptogram?puzzle={SHORT.replace(' ', '%20')}")
    tab.wait("document.querySelectorAll('.box').length === 27")
    tab.run("document.querySelector('.box').focus()")
    equal(tab.run("return document.querySelector('.box').ariaLabel"), "1 of 27, J, 5 times, empty")
    tab.type("a")
    tab.wait("document.querySelectorAll('.box b')[0].innerText.toLowerCase() === 'a'")
    equal(tab.run("return [...document.querySelectorAll('.box')].filter((box) => box.tabIndex === 0).length"), 1)
    tab.type("a")
    tab.wait("!document.getElementById('refusal').hidden")
    tab.press("ArrowRight")
    equal(tab.run("return document.activeElement.ariaLabel.split(',')[0]"), "3 of 27")
    tab.press("Home")
    tab.press("Backspace")
    tab.wait("document.querySelectorAll('.box b')[0].innerText === ''")
    tab.type("b")
    tab.wait("document.querySelectorAll('.box b')[0].innerText.toLowerCase() === 'b'")


def it_brings_back_a_cryptogram_that_was_undone(visit):
    tab = visit.tab(f"#cryptogram?puzzle={SHORT.replace(' ', '%20')}")
    tab.wait("document.querySelectorAll('.box').length === 27")
    equal(tab.run("return document.querySelectorAll('#undone button').length"), 0)
    tab.run("document.querySelector(\"#sheet [data-line=':undo']\").focus()")
    tab.press("Enter")
    tab.wait("document.activeElement.id === 'puzzle-text'")
    tab.click("#undone button")
    tab.wait("document.activeElement.matches('.box.chosen')")


def it_asks_for_another_one_until_there_is_one(visit):
    tab = visit.tab(f"#cryptogram?puzzle={SHORT.replace(' ', '%20')}")
    tab.wait("document.querySelectorAll('.box').length === 27")
    asks = "getComputedStyle(document.getElementById('puzzle-form')).display !== 'none'"
    tab.click("#cryptogram [data-another]")
    tab.wait(asks)
    tab.click("[data-line=':sample']")
    tab.wait("document.querySelectorAll('#samples button').length")
    equal(tab.run(f"return {asks}"), True)
    tab.run(f"document.getElementById('puzzle-text').value = {SHORT!r}")
    tab.click("#puzzle-form .main")
    tab.wait(f"!({asks}) && document.querySelectorAll('.box').length === 27")


PAGE_OF_PUZZLES = """1. [100 points] Solve this quote.

ZIT WTLZ VQN ZG UTZ UGGR ORTQL OL ZG UTZ Q SGZ GY ORTQL QFR ZIKGV ZIT WQR GFTL QVQN.

2. [200 points] Solve this quote.

FQ RLAP KLQ JZQQAO DLV PILVIX XLT CL ZP ILKC ZP XLT RL KLQ PQLM, PZFR QDA LIR QAZBDAO.

3. [300 points] Solve this quote.

N ZIJXSC JU UADXASX EKA GSAEU YKX UASL JS QATI KXNIY NSC VNS UJSL JY BNVG YA QAT.
"""


def it_takes_a_page_of_puzzles(visit):
    def has_the_puzzles():
        says(tab, "#cryptogram-says", "The first of 3 puzzles.")
        equal(tab.run("return document.querySelectorAll('.box').length"), 64)
        tab.run("await send({ line: ':puzzle list' })")
        equal(tab.run("return [...document.querySelectorAll('#fitting button')].map(({ innerText }) => innerText.split(' ')[0])"), ["FQ", "N"])
    tab = visit.tab("#cryptogram")
    tab.wait("document.body.ariaBusy === 'false' && !document.getElementById('cryptogram').hidden")
    tab.run(f"document.getElementById('puzzle-text').value = {PAGE_OF_PUZZLES!r}; document.querySelector('#puzzle-form .main').focus()")
    tab.press("Enter")
    has_the_puzzles()
    tab.run("document.querySelectorAll('.box')[9].focus(); cryptogram.select(9)")
    tab.click("#fitting button")
    tab.wait("document.querySelectorAll('.box').length === 66")
    # What is typed goes where the focus is.
    equal(tab.run("return document.activeElement.ariaLabel"), "1 of 66, F, 2 times, empty")
    tab = visit.tab("#game?root=silkworm")
    tab.wait("document.querySelectorAll('.tile').length === 8 && document.body.ariaBusy === 'false'")
    drops(tab, ("page.txt", PAGE_OF_PUZZLES))
    has_the_puzzles()
    # Two paragraphs in one key are one puzzle.
    tab.run(f"begin('cryptogram', {{ puzzle: {PAGE_OF_PUZZLES!r}.split('\\n')[2].replace(/ OL /, '\\n\\nOL ') }})")
    tab.wait("document.querySelectorAll('.box').length === 64 && !document.getElementById('cryptogram-says').innerText.includes('puzzles')")


def it_offers_the_other_readings(visit):
    tab = visit.tab("#cryptogram?puzzle=XJFFXU%20ABC")
    tab.wait("document.querySelectorAll('.box').length === 9")
    equal(tab.run("return document.querySelector('.box').ariaLabel"), "1 of 9, X, 2 times, empty")
    equal(tab.run("return document.querySelectorAll('.box')[8].ariaLabel"), "9 of 9, C, 1 time, empty")
    for line in [":solve", ":alternatives"]:
        tab.run(f"await send({{ line: '{line}' }})")
    other = tab.run("return document.getElementById('cryptogram-says').innerText.match(/Reading 2 has (\\w+) for/)[1]")
    equal(tab.run("return document.querySelectorAll('#fitting button')[1].innerText.startsWith('Reading 2, ')"), True)
    tab.click("#fitting button:nth-child(2)")
    tab.wait(f"[...document.querySelectorAll('.box b')].map(({{ textContent }}) => textContent).join('').endsWith('{other}')")


def it_solves_a_cryptogram_when_asked(visit):
    tab = visit.tab(f"#cryptogram?puzzle={SHORT.replace(' ', '%20')}")
    tab.wait("document.querySelectorAll('.box').length === 27")
    tab.run("document.querySelector(\"[data-line=':solve']\").click()")
    tab.wait("[...document.querySelectorAll('.box b')].every((letter) => letter.innerText)")


def it_says_that_a_cryptogram_is_solved(visit):
    tab = visit.tab("#cryptogram")
    tab.wait("kernel?.view === 'cryptogram'")
    for line, is_solved in [(":sample 3", False), (":solve", True), (":undo", False), (":redo", True)]:
        tab.run(f"await send({{ line: '{line}' }})")
        equal((line, tab.run("return !document.getElementById('solved').hidden")), (line, is_solved))
    tab.reload()
    tab.wait("document.querySelector('.box') && !document.getElementById('solved').hidden")


def it_says_of_a_short_cryptogram_that_it_may_read_otherwise(visit):
    tab = visit.tab(f"#cryptogram?puzzle={SHORT.replace(' ', '%20')}")
    tab.wait("document.querySelectorAll('.box').length === 27")
    tab.run("await send({ line: ':solve' })")
    tab.wait("[...document.querySelectorAll('.box b')].every((letter) => letter.innerText)")
    says(tab, "#cryptogram-says", "another reading may")
    equal(tab.run("return document.getElementById('solved').hidden"), True)


def it_finds_words_that_fit_with_their_apostrophes(visit):
    puzzle = "ZW CXR SHK'I EVV OQVNV IX LVJZK, WELL-BEING XJ"
    tab = visit.tab(f"#cryptogram?puzzle={puzzle.replace(' ', '%20')}")
    tab.wait("document.querySelectorAll('.box').length > 30")
    for cipher in ["BEING", "SHK'I"]:
        box = f"[...document.querySelectorAll('.box')].find(({{ dataset }}) => dataset.word === {json.dumps(cipher)})"
        tab.run(f"{box}.click()")
        tab.run("document.querySelector('[data-command=\"\"]').click()")
        says(tab, "#cryptogram-says", f"{cipher}: ")
    tab.wait("document.querySelector('#fitting button').innerText === \"don't\"")


def shows_letters(tab, letters):
    """Until the tiles have these letters, in whatever order."""
    tiles = "[...document.querySelectorAll('.tile')].map((tile) => tile.textContent).sort().join('')"
    tab.wait(f"{tiles} === '{''.join(sorted(letters))}'")


def it_comes_back_to_the_session_that_was_open_last(visit):
    tab = visit.tab("#game")
    tab.wait("document.querySelectorAll('.tile').length > 0")
    tab.run("location.hash = 'game?root=silkworm'")
    shows_letters(tab, "silkworm")
    enter(tab, "silk")
    says(tab, "#game-says", "silk: 4 points")
    tab.run("location.hash = 'anagram'")
    tab.wait("kernel.view === 'anagram'")
    tab.run("location.hash = 'game'")
    says(tab, "#game-says", "Carrying on with silkworm")
    tab.run("await showPanel('new')")
    equal(text(tab, "#rounds a"), "silkworm 1 of 48 words, 4 points")
    tab.run("document.querySelector('#rounds a').click()")
    tab.wait("!document.getElementById('new').open && document.body.ariaBusy === 'false'")
    enter(tab, "milk")
    says(tab, "#game-says", "milk: 4 points")
    equal(text(tab, "#notice"), "")
    # A round without a word comes back, too.
    tab.run("location.hash = 'game?root=handcart'")
    shows_letters(tab, "handcart")
    for name in ["anagram", "game"]:
        tab.run(f"location.hash = '{name}'")
        tab.wait(f"kernel.view === '{name}' && document.body.ariaBusy === 'false'")
    shows_letters(tab, "handcart")


def it_keeps_the_result_of_a_round_whose_time_is_up(visit):
    tab = round_of_silkworm(visit, "&time=5")
    tab.run("await send({ line: 'silk' })")
    tab.wait("document.getElementById('end').open")
    # The end of a word that is being typed takes nothing away.
    tab.press("Enter")
    equal(tab.run("return document.getElementById('end').open"), True)
    tab.reload()
    tab.wait("kernel?.view === 'game' && !document.getElementById('over').hidden")
    says(tab, "#game-says", "1 of 48 words")
    tab.run("await showPanel('end')")
    equal(text(tab, "#end-title"), "Larva")
    equal(tab.run("return game.shared.includes('1 of 48 words')"), True)


def it_shows_a_command_to_copy(visit):
    tab = round_of_silkworm(visit)
    enter(tab, ":challenge")
    says(tab, "#game-says", "--root silkworm")
    says(tab, "#game-says", "scramble compare NAME.txt")


def it_says_that_a_session_is_over(visit):
    tab = round_of_silkworm(visit)
    enter(tab, ":quit")
    says(tab, "#game-says", "silkworm: 0 of")
    tab.wait("document.activeElement.innerText === 'New round'")
    tab.run("await send({ line: 'milk' })")
    says(tab, "#notice", "The session is over")
    for fragment in ["#anagram?letters=users%20rip%20(8)", f"#cryptogram?puzzle={SHORT.replace(' ', '%20')}"]:
        tab = visit.tab(fragment)
        tab.wait("document.querySelector('.view.filled') !== null")
        tab.run("await send({ line: ':quit' })")
        equal(tab.run("return document.querySelectorAll('.asking:not(.filled, [hidden])').length"), 1)
    equal(tab.run("return document.querySelector('[data-line=\":sample\"]').checkVisibility()"), False)


def it_ends_a_round_without_its_words(visit):
    tab = round_with_silk(visit)
    tab.click("[data-line=':reveal']")
    tab.click(".question [data-line=':quit']")
    tab.wait("document.getElementById('end').open")
    equal(tab.run("return game.shared.includes('no hints')"), True)
    tab.press("Escape")
    tab.wait("document.getElementById('result').checkVisibility()")


def it_shows_the_result_of_a_round_whose_words_are_all_found(visit):
    tab = visit.tab("#game?root=orange&min-length=5&dictionary=en_US")
    tab.wait("document.querySelectorAll('.tile').length === 6")
    tab.run("document.getElementById('word').focus()")
    for word in ["anger", "argon", "goner", "groan", "organ", "range"]:
        enter(tab, word)
        says(tab, "#found", word)
    tab.wait("document.getElementById('end').open")
    tab.run("document.getElementById('end').close()")
    tab.click("#result")
    tab.wait("document.getElementById('end').open && document.getElementById('end-title').innerText === 'Golden Silk'")
    equal(tab.run("return game.shared.includes('no hints')"), True)
    tab.run("document.getElementById('end').close()")
    # A rare word makes another result.
    enter(tab, "onager")
    tab.wait("!document.getElementById('result').checkVisibility()")


def it_takes_keys_behind_letters_that_were_clicked(visit):
    tab = round_of_silkworm(visit)
    for letter in "silkk":
        tab.click(f"#tiles [data-letter='{letter}']")
    tab.press("Backspace")
    tab.press("Enter")
    says(tab, "#game-says", "silk: 4 points")
    tab = visit.tab("#anagram?letters=users%20rip%20(8)")
    tab.wait("document.querySelectorAll('#slots .slot').length === 8")
    tab.click("#ring [data-key='u']")
    tab.press("Enter")
    tab.wait("document.querySelector('#slots .tile')?.innerText === 'U'")
    equal(tab.run("return document.querySelectorAll('#slots .tile').length"), 1)


def it_says_why_a_text_is_no_cryptogram(visit):
    tab = visit.tab("#cryptogram")
    tab.wait("document.body.ariaBusy === 'false' && !document.getElementById('cryptogram').hidden")
    for text in ["123 456", f"{SHORT}", "123 456"]:
        tab.run(f"document.getElementById('puzzle-text').value = {text!r}")
        tab.click("#puzzle-form .main")
        if text == SHORT:
            tab.wait("document.querySelectorAll('.box').length === 27")
            equal(tab.run("return document.getElementById('puzzle-text').value"), "")
            tab.click("#cryptogram [data-another]")
        else:
            tab.wait("document.querySelector('#cryptogram-says').checkVisibility() && "
                     "document.querySelector('#cryptogram-says').innerText.includes('no ciphertext')")


def it_answers_each_word_of_a_line(visit):
    tab = round_of_silkworm(visit)
    enter(tab, "milk work")
    says(tab, "#game-says", "work: 4 points")
    says(tab, "#game-says", "milk: 4 points")
    enter(tab, ":stats")
    tab.wait("document.getElementById('statistics').open")


def it_goes_back_from_asking(visit):
    tab = visit.tab("#anagram?letters=users%20rip%20(8)")
    tab.wait("document.querySelectorAll('#slots .slot').length === 8")
    for key in ["Escape", "data-back"]:
        tab.click("#bench-actions [data-another]")
        tab.wait("document.getElementById('anagram').matches('.asking')")
        tab.press("Escape") if key == "Escape" else tab.click("#clue-form [data-back]")
        tab.wait("!document.getElementById('anagram').matches('.asking')")


def it_undoes_in_a_field_what_was_typed_there(visit):
    tab = visit.tab("#anagram?letters=users%20rip%20(8)")
    tab.wait("document.querySelectorAll('#slots .slot').length === 8")
    tab.type("su")
    tab.wait("document.querySelectorAll('#slots .slot.tile').length === 2")
    undo = "dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))"
    tab.run("document.getElementById('clue-text').value = 'half a clue'")
    tab.run(f"document.getElementById('clue-text').{undo}")
    tab.run(f"document.body.{undo}")
    tab.wait("document.querySelectorAll('#slots .slot.tile').length === 1")


def it_refuses_a_link_that_says_nothing(visit):
    for link in ["daily=2026-13-01", "seed=abc", "level=odd", "time=0"]:
        tab = visit.tab(f"#game?{link}")
        says(tab, "#notice", f"Cannot begin with '{link}'")
        tab.wait("kernel.view === 'game'")
    tab = visit.tab("#anagram?clue=(8)")
    tab.wait("kernel?.view === 'anagram' && document.getElementById('notice').innerText")


def it_gives_each_letter_of_the_ring_its_place(visit):
    for letters in ["abcdefghijklm", "abcdefghijklmnopqrst", "abcdefghijklmnopqrstuvwxyza"]:
        tab = visit.tab(f"#anagram?letters={letters}")
        for width in [1000, 375, 320]:
            tab.resize(width, 800)
            tab.wait(f"document.querySelectorAll('#ring .tile').length === {len(letters)}")
            closest = tab.run("""
                const places = [...document.querySelectorAll('#ring .tile')].map((tile) => tile.getBoundingClientRect());
                return Math.min(...places.flatMap((one, number) => places.slice(number + 1).map((other) =>
                  Math.max(Math.abs(one.x - other.x) / one.width, Math.abs(one.y - other.y) / one.height))))""")
            equal((letters, width, closest > 0.6), (letters, width, True))


def round_by_own_dictionary(visit, name, words):
    """A round of kartoffel with a dictionary that is opened."""
    tab = round_of_silkworm(visit)
    tab.run(f"""const files = new DataTransfer();
      files.items.add(new File(['SET UTF-8\\nSFX S Y 1\\nSFX S 0 en .\\n'], '{name}.aff'));
      files.items.add(new File([{words!r}.replaceAll(' ', '\\n')], '{name}.dic'));
      const field = document.getElementById('dictionary-files'); field.files = files.files;
      field.dispatchEvent(new Event('change', {{ bubbles: true }}))""")
    tab.wait(f"[...document.querySelectorAll('#own-dictionaries option')].some(({{ value }}) => value === '{name}')")
    tab.run("document.getElementById('root').value = 'kartoffel'; document.getElementById('new-root').requestSubmit()")
    tab.wait("document.querySelectorAll('.tile').length === 9")
    return tab


def it_judges_by_a_dictionary_that_was_opened(visit):
    tab = round_by_own_dictionary(visit, "xx_XX", "4 kartoffel/S tor/S rat falter")
    says(tab, "#game-says", "3 words to find")
    enter(tab, "falter")
    says(tab, "#game-says", "falter: 6 points")


def it_deals_the_round_of_the_day_by_the_dictionary_that_is_set(visit):
    tab = round_of_silkworm(visit)
    tab.run("""const field = document.querySelector('[data-setting=dictionary]'); field.value = 'en_GB';
      field.dispatchEvent(new Event('input', { bubbles: true })); await showPanel('new')""")
    tab.click("#new-daily")
    says(tab, "#game-says", "(daily of ")
    equal(tab.run("return location.hash"), "#game?daily&dictionary=en_GB")
    # It is open already.
    tab.run("await showPanel('new')")
    tab.click("#new-daily")
    tab.wait("!document.getElementById('new').open")


def it_goes_on_without_a_dictionary_that_is_gone(visit):
    tab = round_of_silkworm(visit)
    tab.run("localStorage.setItem('word-scramble/setting/dictionary', 'gone')")
    tab.reload()
    tab.wait("document.querySelectorAll('.tile').length === 8")
    tab.run("await showPanel('new')")
    equal(tab.run("return document.getElementById('new-daily').hash"), "#game?daily")


def it_asks_for_the_words_that_people_know(visit):
    # No German says kralo.
    tab = round_by_own_dictionary(visit, "de_DE", "5 kartoffel/S tor/S rat falter kralo")
    says(tab, "#game-says", "3 words to find")
    enter(tab, "kralo")
    says(tab, "#game-says", "rare")
    equal(tab.run("return [...document.querySelectorAll('#found .rare')].map((item) => item.textContent)"), ["kralo"])


def it_makes_no_markup_of_what_is_linked(visit):
    evil = "%3Cimg%20src%3Dx%20onerror%3D%22window.hit%3D1%22%3E"
    for fragment in [f"#game?root={evil}", f"#anagram?clue={evil}%20(5)", f"#cryptogram?puzzle={evil}", f"#{evil}", f"#game?dictionary={evil}"]:
        tab = visit.tab(fragment)
        tab.wait("document.body.ariaBusy !== 'true' && [...document.querySelectorAll('.says, .notice, .clue, .grid')].some((place) => place.innerText.trim())")
        equal(tab.run("return [window.hit ?? null, document.querySelector('img')]"), [None, None])


def it_refuses_a_link_that_it_does_not_know(visit):
    for fragment in ["#sessions?of=game", "#adopt?file=small.txt", "#nothing", "#resume?file=none.txt", "#game?resume=", "#anagram?resume=game-1.txt"]:
        tab = visit.tab(fragment)
        says(tab, "#notice", "Cannot ")
        shown = "#clue-text" if fragment.startswith("#anagram") else "#tiles .tile"
        tab.wait(f"document.querySelector('{shown}')?.offsetParent && document.body.ariaBusy === 'false'")
    tab = round_of_silkworm(visit)
    tab.run("location.hash = '#sessions?of=game'")
    says(tab, "#notice", "Cannot open 'sessions?of=game': the link names no instrument")
    tab.run("document.getElementById('word').focus()")
    enter(tab, "silk")
    says(tab, "#game-says", "silk: 4 points")


def it_fits_a_narrow_screen(visit):
    for fragment in ["#game?root=silkworm", "#anagram?letters=in%20seat%20r%20(7)", f"#cryptogram?puzzle={SHORT.replace(' ', '%20')}"]:
        tab = visit.tab(fragment)
        tab.wait("document.querySelectorAll('.tile, .box').length")
        tab.resize(320, 640)
        tab.wait("innerWidth === 320 && document.querySelectorAll('.tile, .box').length")
        equal(tab.run("return document.documentElement.scrollWidth <= document.documentElement.clientWidth"), True)
        # A long word is in one line as long as it can be, and nothing lies over anything.
        if "cryptogram" in fragment:
            tab.resize(390, 844)
            tab.run("await send({ line: ':solve' }); await send({ line: ':explain' })")
            equal(tab.run("return [...document.querySelectorAll('.grid .word')].some((word) => word.lastElementChild.offsetTop > word.firstElementChild.offsetTop)"), False)
            equal(tab.run("return document.querySelector('.frequencies').offsetTop >= document.getElementById('cryptogram-says').offsetTop + document.getElementById('cryptogram-says').scrollHeight"), True)
            tab.resize(320, 640)
        # Menus open above their row, between the edges of the screen.
        equal(tab.run("""return [...document.querySelectorAll('.view:not([hidden]) details.menu')].filter((menu) => {
          menu.open = true;
          const { left, right, top } = menu.querySelector('div').getBoundingClientRect();
          menu.open = false;
          return left < 0 || right > innerWidth || top < 0;
        }).length"""), 0)
        # Letters of twice the size break the lines, and nothing leaves the screen.
        for width in [320, 390]:
            tab.resize(width, 640)
            tab.run("document.documentElement.style.fontSize = '200%'")
            equal(tab.run("return document.documentElement.scrollWidth <= document.documentElement.clientWidth"), True)
            equal(tab.run("return [...document.querySelectorAll('.top a, .top button, .alphabet button')].filter((one) => one.scrollWidth > one.clientWidth + 1).length"), 0)
            tab.run("document.documentElement.style.fontSize = ''")


def it_has_the_letters_in_sight_on_a_low_screen(visit):
    for width, height in [(320, 568), (375, 553), (640, 400)]:
        tab = round_of_silkworm(visit)
        tab.run("document.activeElement.blur()")
        tab.resize(width, height)
        tab.wait(f"innerHeight <= {height} && document.querySelectorAll('.tile').length === 8")
        tab.run("scrollTo(0, 0)")
        equal(tab.run("return document.querySelector('#play .main').getBoundingClientRect().bottom <= innerHeight"), True)


def it_celebrates_beside_what_it_says(visit):
    tab = round_of_silkworm(visit)
    for width, height in [(1280, 800), (390, 844), (320, 568)]:
        tab.resize(width, height)
        tab.wait(f"innerWidth === {width} && document.querySelectorAll('.tile').length === 8")
        tab.run("game.cheer()")
        equal(tab.run("""const [cheer, says] = ['cheer', 'game-says'].map((id) => document.getElementById(id).getBoundingClientRect());
          return cheer.width > 0 && (cheer.bottom <= says.top || cheer.top >= says.bottom || cheer.left >= says.right)"""), True)


def it_tells_of_a_session_that_another_tab_has(visit):
    first = round_of_silkworm(visit)
    enter(first, "silk")
    says(first, "#game-says", "silk: 4")
    fragment = first.run("return kernel.fragment")
    second = visit.tab("#game?resume=" + fragment.split("file=")[1])
    says(second, "#notice", "The session is open in another tab.")


def it_begins_a_round_where_another_tab_has_the_daily(visit):
    first = visit.tab("#game?daily")
    first.wait("kernel?.view && document.querySelectorAll('.tile').length > 0")
    first.run("await send({ line: '12' })")
    refused = visit.tab("#game?level=odd")
    says(refused, "#notice", "Cannot begin with 'level=odd'")
    for second in [visit.tab("#game?daily"), refused, round_of_silkworm(visit)]:
        second.wait("document.querySelectorAll('.tile').length > 0")
        second.run("location.hash = 'game?daily'")
        says(second, "#notice", "The session is open in another tab.")
        second.wait("document.querySelectorAll('.tile').length > 0 && document.body.ariaBusy === 'false'")
        second.run("await send({ line: '12' })")
        says(second, "#game-says", "Missing: 1, 2")


def it_begins_something_new_beside_another_tab(visit):
    first = round_of_silkworm(visit)
    enter(first, "silk")
    says(first, "#game-says", "silk: 4")
    second = visit.tab("")
    says(second, "#notice", "The session is open in another tab. Here is a new one.")
    second.wait("kernel.view === 'game' && document.querySelectorAll('.tile').length > 0")
    letters = text(second, "#tiles")
    second.reload()
    second.wait("kernel?.view === 'game' && document.querySelectorAll('.tile').length > 0")
    equal(text(second, "#tiles"), letters)
    second.run("await send({ line: '12' })")
    says(second, "#game-says", "Missing: 1, 2")
    mine = second.run("return kernel.fragment")
    equal(mine is not None and mine != first.run("return kernel.fragment"), True)
    second.reload()
    second.wait("kernel?.fragment")
    equal(second.run("return kernel.fragment"), mine)


def it_closes_a_menu_when_something_else_is_pressed(visit):
    tab = round_of_silkworm(visit)
    tab.click("#game-actions summary")
    tab.wait("document.querySelector('#game-actions details').open")
    tab.click("#game-says")
    tab.wait("!document.querySelector('#game-actions details').open")


def it_closes_a_menu_that_is_left_by_a_key(visit):
    tab = round_of_silkworm(visit)
    tab.run("document.querySelector('#game-actions summary').focus()")
    tab.press("Enter")
    for _ in range(5):
        tab.press("Tab")
    equal(tab.run("return document.querySelector('#game-actions details').open"), True)
    tab.press("Tab")
    equal(text(tab, ":focus"), "Take back")
    tab.wait("!document.querySelector('#game-actions details').open")


def it_keeps_the_focus_when_what_had_it_is_gone(visit):
    def takes(button, focused):
        tab.run(f"document.querySelector({button!r}).focus()")
        tab.press("Enter")
        tab.wait(f"document.querySelector({button!r}) === null && document.activeElement.matches({focused!r})")
    tab = visit.tab("#anagram?letters=a%20(1)")
    tab.wait("document.querySelectorAll('#ring .tile').length === 1")
    takes("#ring .tile", ".ring [data-line]")
    tab = visit.tab(f"#cryptogram?puzzle={SHORT.replace(' ', '%20')}")
    tab.wait("document.querySelectorAll('.box').length === 27")
    tab.run("await send({ line: 'RTJR' })")
    takes("#fitting button", ".box.chosen")


def it_reads_the_same_text_in_another_language(visit):
    tab = visit.tab("#cryptogram")
    tab.wait("kernel?.view === 'cryptogram'")
    for language in ["", "spanish"]:
        tab.run("document.getElementById('cryptogram').classList.add('asking')")
        tab.run(f"document.getElementById('puzzle-text').value = {SHORT!r}; document.getElementById('puzzle-model').value = {language!r}")
        tab.run("document.getElementById('puzzle-form').requestSubmit()")
        tab.wait("!document.getElementById('cryptogram').matches('.asking') && document.querySelectorAll('.box').length === 27")


def it_refuses_a_cryptogram_that_is_too_long(visit):
    tab = visit.tab("#cryptogram")
    tab.wait("kernel?.view === 'cryptogram'")
    tab.run("document.getElementById('puzzle-text').value = 'ABCDEFG HIJK '.repeat(80_000); document.getElementById('puzzle-form').requestSubmit()")
    says(tab, "#notice", "it is longer than 200000 characters")


def it_opens_a_transcript(visit):
    tab = round_of_silkworm(visit)
    enter(tab, "silk")
    says(tab, "#game-says", "silk: 4")
    tab.run("""window.kept = await new Promise((resolve) => { const open = indexedDB.open('word-scramble');
      open.onsuccess = () => { const all = open.result.transaction('shelf').objectStore('shelf').getAll();
        all.onsuccess = () => { open.result.close(); resolve(all.result.find((text) => text.includes('silkworm'))); }; }; });
      const files = new DataTransfer(); files.items.add(new File([kept], 'mine.txt'));
      const field = document.getElementById('opened-file'); field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }))""")
    tab.wait("document.querySelector('#game-says').innerText.includes('Carrying on')")
    tab.run("""const files = new DataTransfer(); files.items.add(new File(['no transcript'], 'mine.txt'));
      const field = document.getElementById('opened-file'); field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }))""")
    tab.wait("document.querySelector('#notice').innerText.length > 10")


CROSSWORD = """Small
Across
1 Pears ground, thin (5)
4 One dining on a tree, roughly (5)
"""

GRID = """exolve-begin
exolve-title: Small
exolve-width: 5
exolve-height: 3
exolve-grid:
  S P A R E
  T . N . A
  E A T E R
exolve-across:
  1 Pears ground, thin (5)
  4 One dining on a tree, roughly (5)
exolve-down:
  1 Rests oddly missing (3)
  2 Worker (3)
  3 Organ heard (3)
exolve-end
"""


def opens(tab, content):
    tab.run(f"""const files = new DataTransfer(); files.items.add(new File([{content!r}], 'small 1.txt'));
      const field = document.getElementById('opened-file'); field.files = files.files;
      field.dispatchEvent(new Event('change', {{ bubbles: true }}))""")


def drops(tab, *files):
    """Drops files, each a name and its text, on the page."""
    tab.run(f"""const files = new DataTransfer();
      for (const [name, text] of {json.dumps(files)}) files.items.add(new File([text], name));
      document.body.dispatchEvent(Object.assign(new Event('drop', {{ bubbles: true, cancelable: true }}),
        {{ dataTransfer: {{ files: files.files, types: ['Files'] }} }}))""")


def it_opens_what_is_dropped_where_it_belongs(visit):
    def shows(view, condition):
        tab.wait(f"!document.getElementById('{view}').hidden && {condition}")
        equal(tab.run("return [...document.querySelectorAll('.view')].filter((section) => !section.hidden).length"), 1)
        equal(text(tab, "nav [aria-current]").lower(), view)
    tab = round_of_silkworm(visit)
    enter(tab, "silk")
    says(tab, "#game-says", "silk: 4")
    transcript = tab.run(f"return Object.values({KEPT}).find((text) => text.includes('silkworm'))")
    drops(tab, ("small.exolve", GRID))
    shows("anagram", "document.querySelectorAll('#puzzle-grid button').length === 15")
    tab.click("#puzzle-clues button")
    tab.wait("document.querySelectorAll('#slots .slot').length === 5")
    drops(tab, ("mine.txt", transcript))
    shows("game", "document.getElementById('found').innerText.includes('silk')")
    drops(tab, ("puzzle.txt", f"{SHORT}\n"))
    shows("cryptogram", "document.querySelectorAll('.box').length === 27")
    tab.reload()
    shows("cryptogram", "document.querySelectorAll('.box').length === 27")
    drops(tab, ("xx.dic", "1\nsilk\n"))
    says(tab, "#notice", "two files of one name")
    drops(tab, ("xx.dic", "1\nsilk\n"), ("xx.aff", "SET UTF-8\n"))
    says(tab, "#notice", "The dictionary is kept")
    equal(tab.run("return document.querySelector('[data-setting=dictionary]').value"), "xx")
    for name, content in [("a.png", "\x89PNG\r\n\x00\x00"), ("a.txt", "This is a letter to a friend.\nNothing in it is a puzzle.\n"),
                          ("a.txt", ""), ("a.ipuz", '{"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/crossword#1"]}')]:
        tab.run("tell({ message: '' })")
        drops(tab, (name, content))
        says(tab, "#notice", f"annot open {name}")
        shows("cryptogram", "document.querySelectorAll('.box').length === 27")


def it_opens_a_crossword(visit):
    tab = visit.tab("#anagram?clue=Users rip off revelation (8)")
    tab.wait("document.querySelector('#readings').innerText.length > 0")
    opens(tab, GRID)
    tab.wait("document.querySelectorAll('#puzzle-grid button').length === 15")
    tab.click("#puzzle-clues button")
    tab.wait("document.querySelectorAll('#slots .slot').length === 5")
    equal(tab.run("return document.querySelectorAll('#puzzle-grid .open').length"), 5)
    for letter in "spare":
        tab.press(letter)
    says(tab, "#anagram-says", "SPARE is in: 1 of 5 answers")
    equal(tab.run("""return [...document.querySelectorAll('#puzzle-clues button')].map((clue) =>
          getComputedStyle(clue, '::after').content.includes('filled'))"""), [True, False, False, False, False])
    equal(tab.run("return document.getElementById('puzzle-grid').innerText.replace(/\\s/g, '')"), "SPARE")
    tab.run("document.body.style.paddingBottom = '100vh'; scrollTo(0, 1e6)")
    tab.click("#puzzle-grid button:nth-child(8)")
    tab.wait("document.querySelector('#clue').innerText.includes('Worker')")
    tab.wait("document.querySelector('#clue').getBoundingClientRect().top >= -1")
    tab.run("document.body.style.paddingBottom = ''")
    equal(tab.run("return document.querySelector('#slots .locked').innerText"), "A")
    tab.reload()
    tab.wait("document.querySelectorAll('#puzzle-grid button').length === 15")
    equal(tab.run("return document.getElementById('puzzle-grid').innerText.replace(/\\s/g, '')"), "SPARE")
    opens(tab, CROSSWORD)
    tab.wait("document.querySelectorAll('#puzzle-clues button').length === 2")


def it_goes_back_to_a_crossword(visit):
    tab = visit.tab("#anagram?letters=in%20seat%20r%20(7)")
    tab.wait("document.querySelectorAll('#slots .slot').length === 7")
    opens(tab, GRID)
    tab.wait("document.querySelectorAll('#puzzle-grid button').length === 15")
    tab.run("location.hash = 'anagram?letters=users%20rip%20(8)'")
    tab.wait("document.querySelectorAll('#slots .slot').length === 8")
    # The second time it is open already, the third time other letters are.
    for time in range(3):
        if time == 2:
            tab.run("await send({ line: 'users rip (8)' })")
            tab.wait("document.querySelectorAll('#slots .slot').length === 8")
        tab.click("#anagram [data-another]")
        tab.click("#clue-form [data-sessions] a")
        tab.wait("document.querySelectorAll('#puzzle-grid button').length === 15"
                 " && !document.getElementById('anagram').matches('.asking')")


def entries_of(rows):
    """The entries of a grid by their names, each with the squares of its answer, numbered row by row."""
    width, entries, number = len(rows[0]), {}, 0
    def is_light(x, y):
        return 0 <= x < width and 0 <= y < len(rows) and rows[y][x] != "."
    for place in range(width * len(rows)):
        x, y = place % width, place // width
        begun = []
        for name, right, down in [("a", 1, 0), ("d", 0, 1)]:
            if is_light(x, y) and not is_light(x - right, y - down) and is_light(x + right, y + down):
                length = next(count for count in range(1, 99) if not is_light(x + right * count, y + down * count))
                begun.append((name, [place + (right + width * down) * count for count in range(length)]))
        number += bool(begun)
        entries.update({f"{number}{name}": cells for name, cells in begun})
    return entries


def it_solves_a_whole_crossword(visit):
    puzzle = (pathlib.Path(__file__).parents[1] / "ScrambleCLITests/Golden/15x15.exolve").read_text()
    rows = [line.replace(" ", "") for line in puzzle.split("exolve-grid:")[1].split("exolve-across:")[0].split("\n") if line.strip()]
    letters = "".join(rows)
    tab = visit.tab("#anagram?letters=in%20seat%20r%20(7)")
    tab.wait("document.querySelectorAll('#slots .slot').length === 7")
    opens(tab, puzzle)
    tab.wait("document.querySelectorAll('#puzzle-grid button').length === 225")
    filled = set()
    for name, cells in entries_of(rows).items():
        clue = f"document.querySelector(\"#puzzle-clues [data-line='{name}']\")"
        tab.run(f"{clue}.click()")
        tab.wait(f"{clue}.ariaPressed === 'true'")
        # What crosses it has arrived.
        crossing = [letters[cell] if cell in filled else "" for cell in cells]
        equal(tab.run("return [...document.querySelectorAll('#slots .slot')].map((slot) => slot.innerText.toUpperCase())"), crossing)
        if "" in crossing:
            tab.type("".join(letters[cell] for cell in cells).lower())
        filled.update(cells)
        shown = [letters[cell] if cell in filled else "" for cell in range(225)]
        tab.wait(f"[...document.querySelectorAll('#puzzle-grid button')].every((square, place) => square.textContent === {shown}[place].replace('.', ''))")
    tab.click("#bench [data-line=':check']")
    says(tab, "#anagram-says", "Every letter is right: the puzzle is solved.")
    tab.run("""window.saved = []; URL.createObjectURL = (blob) => { saved.push(blob.text()); return '#' };
      HTMLAnchorElement.prototype.click = () => {}; await send({ line: ':write fifteen.ipuz' })""")
    saved = json.loads(tab.run("return saved[0]"))
    equal("".join(str(sign) if len(str(sign)) == 1 and str(sign).isalpha() else "." for row in saved["saved"] for sign in row), letters)
