"""What axe finds at fault for people who cannot see the page, use no mouse, or need contrast: nothing, in any state."""

import importlib.resources
import json

from cases_kernel import equal
from cases_page import SHORT, enter, round_of_silkworm, says

AXE = importlib.resources.files("axe_core_python").joinpath("axe.min.js").read_text()


def findings(tab, state):
    # What is shown for a moment is gone, and what moves has come to rest.
    tab.wait("document.getElementById('cheer').hidden")
    tab.run("await new Promise((done) => setTimeout(done, 400))")
    return tab.run(f"""if (!window.axe) {{ {AXE} }}
      const {{ violations }} = await axe.run(document, {{ resultTypes: ['violations'] }});
      return violations.map(({{ id, nodes }}) => `{state}: ${{id}}: ${{nodes[0].target}}`)""")


def each_theme(tab, state):
    found = []
    for theme in ["light", "dark"]:
        tab.run(f"document.documentElement.dataset.theme = '{theme}'")
        found += findings(tab, f"{state}, {theme}")
    return found


def it_has_a_game_for_everybody(visit):
    tab = round_of_silkworm(visit)
    found = each_theme(tab, "begun")
    tab.run("Object.assign(document.getElementById('loading'), { hidden: false, value: 0.5 })")
    found += findings(tab, "loading")
    tab.run("document.getElementById('loading').hidden = true")
    enter(tab, "silk")
    says(tab, "#game-says", "silk: 4")
    enter(tab, "cat")
    says(tab, "#game-says", "not possible")
    found += each_theme(tab, "refused")
    for panel in ["new", "settings", "statistics", "day"]:
        tab.run(f"showPanel({json.dumps(panel)})")
        found += each_theme(tab, panel)
        tab.run(f"document.getElementById({json.dumps(panel)}).close()")
    tab.click("[data-line=':reveal']")
    tab.click(".question button")
    tab.wait("document.getElementById('end').open")
    found += each_theme(tab, "ended")
    equal(found, [])


def it_has_a_bench_for_everybody(visit):
    tab = visit.tab("#anagram")
    tab.wait("document.body.ariaBusy === 'false' && !document.getElementById('anagram').hidden")
    found = each_theme(tab, "asking")
    tab.run("begin('anagram', { letters: 'in seat r (7)' })")
    tab.wait("document.querySelectorAll('#slots .slot').length === 7")
    tab.type("ret")
    tab.wait("document.querySelectorAll('#slots .slot.tile').length === 3")
    found += each_theme(tab, "letters")
    tab.run("document.querySelectorAll('#bench-actions details').forEach((menu) => { menu.open = true })")
    found += each_theme(tab, "menus")
    equal(found, [])


def it_has_a_cryptogram_for_everybody(visit):
    tab = visit.tab("#cryptogram")
    tab.wait("document.body.ariaBusy === 'false' && !document.getElementById('cryptogram').hidden")
    found = each_theme(tab, "asking")
    tab.run(f"begin('cryptogram', {{ puzzle: {json.dumps(SHORT)} }})")
    tab.wait("document.querySelectorAll('.box').length === 27")
    tab.type("aa")
    tab.wait("!document.getElementById('refusal').hidden")
    found += each_theme(tab, "refused")
    equal(found, [])
