"""Draws Benchmarks/growth.tsv: a picture a curve, with a panel for time and one for memory, both axes logarithmic.

A series has a colour, a line and a mark of its own, and its name at the right end.
"""

import math
import os
from html import escape

MEGABYTE = 1 << 20
CURVES = [
    ("filter-bytes", "check -j 1: time and memory by the size of the list", "size of the list in MB",
     [(MEGABYTE << step, str(1 << step)) for step in range(0, 9, 2)]),
    ("filter-root", "check --summary -j 1: time and memory by the letters of the root", "letters of the root",
     (3, 5, 10, 20, 40, 64)),
    ("rack", "solve: time and memory by the letters of the rack", "letters of the rack", (3, 5, 10, 20, 50, 100)),
    ("cryptogram", "cryptogram solve -j 1: time and memory by the letters of the puzzle", "letters of the puzzle",
     (20, 80, 320, 1280, 5120, 20480)),
    ("anagram-letters", "anagram, :solve and :solve more: time and memory by the letters", "letters on the bench",
     (5, 10, 20, 40, 64)),
    ("anagram-words", "anagram, :solve and :solve more: time and memory by the words", "words of the enumeration",
     (1, 2, 3, 4, 5, 6)),
]

STYLE = """
.grid { stroke: #8c959f; stroke-opacity: 0.35 }
.series { fill: none; stroke-width: 2 }
.lead { fill: none; stroke-dasharray: 1 4 }
.a { stroke: #0550ae } .b { stroke: #a40e26 } .c { stroke: #116329 } .d { stroke: #6639ba }
.mark.a { fill: #0550ae } .mark.b { fill: #a40e26 } .mark.c { fill: #116329 } .mark.d { fill: #6639ba }
@media (prefers-color-scheme: dark) {
.a { stroke: #58a6ff } .b { stroke: #ff9a93 } .c { stroke: #56d364 } .d { stroke: #d2a8ff }
.mark.a { fill: #58a6ff } .mark.b { fill: #ff9a93 } .mark.c { fill: #56d364 } .mark.d { fill: #d2a8ff }
}
"""
DASHES = ["", "7 4", "2 4", "12 3 2 3"]
MARKS = [
    "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", "m-4 -4h8v8h-8z", "m0 -5l5 9h-10z", "m0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z",
]
LEFT, WIDTH, NAMES = 90, 440, 28
APART = 18  # from the name of one series to the next


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def time(milliseconds):
    return f"{milliseconds:.3g} ms" if milliseconds < 1000 else f"{milliseconds / 1000:.3g} s"


def memory(kilobytes):
    return f"{kilobytes / 1024:.0f} MB" if kilobytes < 1 << 20 else f"{kilobytes / (1 << 20):.3g} GB"


class Scale:
    """Where a value stands between two places, by its logarithm."""

    def __init__(self, low, high, start, end):
        self.low, self.start = low, start
        self.unit = (end - start) / math.log(high / low)

    def __call__(self, value):
        return self.start + math.log(value / self.low) * self.unit


def ticks(values, unit):
    """1, 2 and 5 times each power of ten of `unit` around `values`, or the powers alone where they are many."""
    low, high = min(values) / unit, max(values) / unit
    powers = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
    every = [digit * 10.0**power * unit for power in powers for digit in ((1, 2, 5) if len(powers) < 4 else (1,))]
    first = max(place for place, tick in enumerate(every) if tick <= min(values))
    last = min(place for place, tick in enumerate(every) if tick >= max(values))
    return every[max(0, min(first, last - 2)):last + 1]


def spread(places):
    """`places`, moved as little as keeps them apart, in their order."""
    order = sorted(range(len(places)), key=places.__getitem__)
    moved = list(places)
    for before, after in zip(order, order[1:]):
        moved[after] = max(moved[after], moved[before] + APART)
    # Half of the way that they went down they go up together.
    up = max((new - old for new, old in zip(moved, places)), default=0) / 2
    return [place - up for place in moved]


def panel(series, column, title, spoken, unit, x, top, height):
    values = [point[column] for points in series.values() for point in points]
    marked = ticks(values, unit)
    y = Scale(marked[0], marked[-1], top + height, top)
    body = [f'<text x="{LEFT}" y="{top - 12}" class="strong">{title}</text>']
    for tick in marked:
        body.append(f'<path class="grid" d="M{LEFT} {number(y(tick))}h{WIDTH}"/>')
        body.append(f'<text x="{LEFT - 8}" y="{number(y(tick) + 5)}" class="faint" text-anchor="end">'
                    f"{spoken(tick)}</text>")
    names = spread([y(points[-1][column]) for points in series.values()])
    for index, ((name, points), place) in enumerate(zip(series.items(), names)):
        kind = "abcd"[index]
        dots = [(number(x(point[0])), number(y(point[column]))) for point in points]
        line = "M" + "L".join(f"{across} {down}" for across, down in dots)
        dash = f' stroke-dasharray="{DASHES[index]}"' if DASHES[index] else ""
        end = LEFT + WIDTH + NAMES
        lead = f"M{dots[-1][0]} {dots[-1][1]}H{LEFT + WIDTH + 4}L{end - 10} {number(place)}"
        body.append(f'<path class="lead {kind}" d="{lead}"/>')
        body.append(f'<path class="series {kind}"{dash} d="{line}"/>')
        marks = "".join(f"M{across} {down}{MARKS[index]}" for across, down in dots)
        body.append(f'<path class="mark {kind}" d="{marks}M{end - 2} {number(place)}{MARKS[index]}"/>')
        body.append(f'<text x="{end + 8}" y="{number(place + 5)}">{escape(name)}</text>')
    return body


def tells(series, axis, spoken):
    def told(x, milliseconds, kilobytes):
        return f"{time(milliseconds)} and {memory(kilobytes)} at {spoken.get(x, x)}"

    ends = [f"{name}: {told(*points[0])}, {told(*points[-1])}" for name, points in series.items()]
    return f"By the {axis}. " + "; ".join(ends) + "."


def draw(here, picture):
    """Hands each curve's name, title, description, width, height, body and style to `picture`."""
    figures = {}
    with open(os.path.join(here, "Benchmarks", "growth.tsv"), encoding="utf-8") as file:
        for row in [line.rstrip("\n").split("\t") for line in file][1:]:
            figures.setdefault(row[0], {}).setdefault(row[1], []).append((int(row[2]), float(row[3]), int(row[4])))
    for curve, title, axis, places in CURVES:
        series = figures[curve]
        labels = [place if isinstance(place, tuple) else (place, str(place)) for place in places]
        x = Scale(labels[0][0], labels[-1][0], LEFT + 6, LEFT + WIDTH - 6)
        top, heights = 90, (210, 110)
        body = [f'<text x="20" y="35" class="strong">{escape(title)}</text>']
        body += panel(series, 1, "time, of the whole process", time, 1, x, top, heights[0])
        below = top + heights[0] + 50
        body += panel(series, 2, "memory, the peak of the largest process", memory, 1024, x, below, heights[1])
        bottom = below + heights[1]
        for value, label in labels:
            across = number(x(value))
            body.append(f'<path class="grid" d="M{across} {top}v{heights[0]}M{across} {below}v{heights[1]}"/>')
            body.append(f'<text x="{across}" y="{bottom + 20}" class="faint" text-anchor="middle">{label}</text>')
        body.append(f'<text x="{LEFT + WIDTH / 2:.0f}" y="{bottom + 42}" text-anchor="middle">{escape(axis)}</text>')
        spoken = dict(labels)
        picture(f"growth-{curve}", title, tells(series, axis, spoken), 712, bottom + 62, body, STYLE)
