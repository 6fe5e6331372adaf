#!/usr/bin/env bash
# Times whole commands against their peers in one run and prints how many times as fast the program is. The peers are
# Debian packages: grep, mawk, hunspell, an, and the list wamerican-huge; hyperfine holds the watch. `make bench | tee
# Benchmarks/recorded.txt`, then `make pictures`, shows the figures in docs/benchmarks.md.
#
# Beside a figure stand what it must be and what it aims at, where that is said: so many times as fast, so many in a hundred
# at least, or so long at most. The script ends with 1 where one falls short of its must. What needs fortunes is left
# out where that is not there, and so are the rows of the page where `make test-page` has not installed its browsers.
#
#   Benchmarks/run.sh [PART OF A ROW'S NAME]
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."

for need in hyperfine mawk hunspell /usr/games/an /usr/bin/time script; do
  command -v "$need" > /dev/null || { echo "missing: $need (apt-get install hyperfine mawk hunspell an time bsdutils)" >&2; exit 69; }
done
list=/usr/share/dict/american-english-huge
[[ -f "$list" ]] || { echo "missing: $list (apt-get install wamerican-huge)" >&2; exit 69; }

scramble="$PWD/.build/release/scramble"
dictionary="$PWD/Dictionaries/en_US"
only="${1:-}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
export XDG_STATE_HOME="$work"
unset WORD_SCRAMBLE_DATA
huge="$work/huge"
for _ in $(seq 64); do cat "$list"; done > "$huge"
# All words of the dictionary that are in the list, for the peers that read a list at every start.
words="$work/words"
hunspell -G -d "$dictionary" < "$list" | grep -xE '[a-z]+' | sort -u > "$words"

# The letters of a root as an mawk program that counts the words of them, and as one that writes check's columns.
counting() { echo "BEGIN { root = \"$1\"; for (i = 1; i <= length(root); i++) have[substr(root, i, 1)]++ }
  { split(\"\", used); for (i = 1; i <= length(\$0); i++) { c = substr(\$0, i, 1); if (++used[c] > have[c]) next }; n++ }
  END { print n }"; }
columns() { echo "BEGIN { root = \"$1\"; for (i = 1; i <= length(root); i++) have[substr(root, i, 1)]++ }
  { w = tolower(\$0); split(\"\", used); missing = \"\"
    for (i = 1; i <= length(w); i++) { c = substr(w, i, 1); if (++used[c] > have[c]) missing = missing c }
    if (missing != \"\") print w \"\\tnot-possible\\t0\\t\" missing
    else if (length(w) < 3) print w \"\\ttoo-short\\t0\\t3\"
    else print w \"\\taccepted\\t\" length(w) \"\\t\" }"; }
letters() { echo "$1" | grep -o . | sort -u | tr -d '\n'; }
wanted() { [[ "$1" == *"$only"* ]]; }

# What is printed goes into a pipe: grep ends at the first match where its output is the null device. A name goes through
# the environment, for mawk reads the backslashes of what -v hands it.
pair() { # NAME MUST AIM OURS PEER [RUNS]; a dash where nothing is asked
  wanted "$1" || return 0
  hyperfine --warmup 1 --runs "${6:-${RUNS:-5}}" --shell bash --output pipe --style none --export-csv "$work/times" "$4" "$5" \
    > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
  name="$1" must="$2" aim="$3" mawk -F, '
    function rounded(x) { return sprintf(x < 1 ? "%.2f" : x < 10 ? "%.1f" : "%.0f", x) }
    NR > 1 { median[NR] = $(NF - 4) * 1000 }
    END { times = median[3] / median[2]
      row = sprintf("%-52s %9s ms %9s ms %8s times %5s %5s", ENVIRON["name"], rounded(median[2]), rounded(median[3]),
        rounded(times), ENVIRON["must"], ENVIRON["aim"])
      sub(/[ -]+$/, "", row)
      print row
      exit ENVIRON["must"] != "-" && times < ENVIRON["must"] }' "$work/times" || short+=("$1")
}

# A figure beside what it must be: at most for `<=`, at least for `>=`.
figure() { # NAME VALUE UNIT <=|>= MUST AIM
  local must="$5" aim="$6"
  [[ "$must" == - ]] || must="$4$must"
  [[ "$aim" == - ]] || aim="$4$aim"
  printf '%-67s %11s %-9s %5s %6s\n' "$1" "$2" "$3" "$must" "$aim" | sed -E 's/[ -]+$//'
  [[ "$5" == - ]] || mawk -v value="$2" -v relation="$4" -v must="$5" \
    'BEGIN { exit value !~ /^[0-9.]+$/ || (relation == "<=" ? value + 0 > must + 0 : value + 0 < must + 0) }' || short+=("$1")
}

# The time of a whole command, in milliseconds at most.
timed() { # NAME MUST AIM COMMAND
  wanted "$1" || return 0
  hyperfine --warmup 1 --runs "${RUNS:-5}" --shell bash --output pipe --style none --export-csv "$work/times" "$4" \
    > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
  figure "$1" "$(mawk -F, 'NR > 1 { printf "%.0f", $(NF - 4) * 1000 }' "$work/times")" ms '<=' "$2" "$3"
}
short=()

echo "# $(date --utc +%F), $(nproc) processors, $(grep --version | sed q), $(mawk -W version 2>&1 | sed q)"
printf '%-52s %12s %12s %14s %5s %5s\n' 'job | peer' scramble peer 'as fast' must aim
while read -r root must aim; do
  counting "$root" > "$work/$root.awk"
  pair "check $root x64 --summary -j 1 | grep+mawk" "$must" "$aim" "$scramble check $root $huge --summary -j 1" \
    "grep -xE '[$(letters "$root")]{1,${#root}}' $huge | mawk -f $work/$root.awk"
done << 'ROOTS'
silkworm 5 6
creationist 5 6
uncopyrightable 9 11
ROOTS
pair "check silkworm x64 --summary -j 2 | grep+mawk" 5 6 "$scramble check silkworm $huge --summary -j 2" \
  "grep -xE '[iklmorsw]{1,8}' $huge | mawk -f $work/silkworm.awk"
pair "check silkworm x64 --summary -j 2 | wc -l" - - "$scramble check silkworm $huge --summary -j 2" "wc -l $huge"
columns silkworm > "$work/columns.awk"
# One run of the peer takes some ten seconds, so there are fewer. Neither looks at where its rows go.
for jobs in 1 2; do
  pair "check silkworm x64 --format tsv -j $jobs | mawk" 30 36 \
    "$scramble check silkworm $huge --format tsv -j $jobs > /dev/null" "mawk -f $work/columns.awk $huge > /dev/null" 2
done
sed -e 's/n++/print/; s/END.*//' "$work/silkworm.awk" > "$work/printing.awk"
pair "check silkworm --only accepted | grep+mawk+hunspell" 3 3.6 "$scramble check silkworm $list --only accepted" \
  "grep -xE '[iklmorsw]{1,8}' $list | mawk -f $work/printing.awk | hunspell -d $dictionary -G" 30
pair "roots Resources/start.txt | an -w silkworm" - - "$scramble roots Resources/start.txt --format tsv" \
  "/usr/games/an -d $words -w silkworm"
pair "anagram (7,8) :solve more | an -l 2 -m 7" - - \
  "printf ':solve more 100000\\n' | $scramble anagram 'conservationlty (7,8)' --solver" \
  "/usr/games/an -d $words -l 2 -m 7 conservationlty"
# A crossword with 32 entries. Five lines open entries, fill and empty one, and draw the grid.
if wanted "crossword of 15 by 15"; then
  puzzle="$scramble anagram --puzzle Tests/ScrambleCLITests/Golden/15x15.exolve --seed 1"
  timed "crossword of 15 by 15, opened" 50 - "$puzzle < /dev/null"
  for _ in $(seq 100); do printf '1a\nartisan\n=\n1d\n:grid\n'; done > "$work/moves"
  TIMEFORMAT=%R
  spent=$( { time $puzzle < "$work/moves" > /dev/null; } 2>&1)
  figure "crossword of 15 by 15, a move" "$(mawk -v spent="$spent" 'BEGIN { printf "%.1f", spent * 1000 / 500 }')" ms '<=' 16 -
fi
pair 'match XJFFXU | grep -xE (.)(.)(.)\3\1(.)' - - "$scramble cryptogram match XJFFXU" \
  "grep -xE '(.)(.)(.)\\3\\1(.)' $words"
pair 'match ABCDEC | grep -xE (.)(.)(.)(.)(.)\3' - - "$scramble cryptogram match ABCDEC" \
  "grep -xE '(.)(.)(.)(.)(.)\\3' $words"
pair "play --seed 1 < /dev/null | hunspell -l" 3 6 "$scramble play --seed 1 < /dev/null" "hunspell -l -d $dictionary < /dev/null" \
  30
# Nine letters of each language; what is not installed is left out.
while read -r language letters must aim; do
  [[ -f "/usr/share/hunspell/$language.dic" ]] || continue
  pair "solve $letters --dictionary $language | hunspell -l" "$must" "$aim" \
    "$scramble solve $letters --dictionary $language" "hunspell -l -d /usr/share/hunspell/$language < /dev/null"
done << 'LANGUAGES'
de_DE heimatlos 0.5 -
fr montagnes 0.5 -
pl_PL zasadnicz 0.5 -
hu_HU kalapokat 0.25 -
LANGUAGES
[[ ! -f /usr/share/hunspell/fr.dic ]] ||
  timed "solve 15 letters --dictionary fr, without compounds" 300 - "$scramble solve desinteressement --dictionary fr"
if [[ -f /usr/share/hunspell/de_DE.dic ]]; then
  iconv -f latin1 -t utf-8 /usr/share/hunspell/de_DE.dic | mawk -F/ 'length($1) == 8 && $1 ~ /^[A-Za-z]+$/ { print tolower($1) }' |
    sort -u | shuf --random-source=<(yes) -n 2000 > "$work/german"
  timed "roots --dictionary de_DE, $(wc -l < "$work/german") roots of 8 letters" 12000 - \
    "$scramble roots $work/german --dictionary de_DE --format tsv"
fi
if wanted page && [[ -x .build/browsers/bin/python && -f .build/page/index.html ]]; then
  .build/browsers/bin/python Tests/PageTests/measure || short+=("a row of the page")
fi
told() {
  [[ ${#short[@]} == 0 ]] && return
  printf 'short of what it must be: %s\n' "${short[@]}" >&2
  exit 1
}
[[ -z "$only" ]] || { told; exit 0; }

moves=500
draw() { for _ in $(seq "$moves"); do echo .; done; echo :quit; sleep 2; }
thirty="$scramble anagram abcdefghijklmnopqrstuvwxyzabcd --no-animation"
TIMEFORMAT='%U %S'
spent=$( { time draw | TERM=xterm script -qec "$thirty" /dev/null > /dev/null; } 2>&1)
mawk -v moves="$moves" '{ printf "anagram, a shuffle of 30 letters drawn at a terminal: %.2f ms\n", ($1 + $2) * 1000 / moves }' <<< "$spent"

printf 'check silkworm x64 --summary, peak memory: '
/usr/bin/time -f '%M KB' "$scramble" check silkworm "$huge" --summary 2>&1 > /dev/null
# .build/benchmarks/release/index-timings alone tells more.
.build/benchmarks/release/index-timings | sed -nE '/^(a call of Hunspell_spell|silkworm: words|XJFFXU: search|[0-9]+ words ranked anew):/s/ *$//p'
.build/benchmarks/release/clue-accuracy Benchmarks/ClueAccuracy/clues.tsv | sed -n '/^reading a clue/p'

# Of 200 cryptograms of each set that nothing was tuned on, how many in a hundred are read right in every letter.
fortunes="${FORTUNES:-/usr/share/games/fortunes}"
if [[ -f "$fortunes/computers" ]]; then
  while read -r set must aim; do
    read=$(.build/benchmarks/release/cryptogram-accuracy --fortunes "$fortunes" --count 200 --skip 200 --set "$set" |
      mawk -v set="$set" '$1 == set { print $3 + 0 }')
    figure "cryptograms read right, of 200: $set" "$read" % '>=' "$must" "$aim"
  done << 'SETS'
20-39 65 75
40-59 78 90
60-79 - -
80-119 - -
aristocrats 86 97
patristocrats - -
SETS
fi

told
