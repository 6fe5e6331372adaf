#!/usr/bin/env bash
# Times whole commands against their peers in one run and prints how many times as fast the program is. The peers are
# Debian packages: grep, mawk, hunspell, an, and the list wamerican-huge; hyperfine holds the watch.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."

scramble="$PWD/.build/release/scramble"
runs="${RUNS:-5}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
export XDG_STATE_HOME="$work"

list=/usr/share/dict/american-english-huge
for need in hyperfine mawk hunspell /usr/games/an; do
  command -v "$need" > /dev/null || { echo "missing: $need (apt-get install hyperfine mawk hunspell an)" >&2; exit 69; }
done
[[ -f "$list" ]] || { echo "missing: $list (apt-get install wamerican-huge)" >&2; exit 69; }
huge="$work/huge"
for _ in $(seq 64); do cat "$list"; done > "$huge"

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

pair() { # NAME OURS PEER
  hyperfine --warmup 1 --runs "$runs" --shell bash --style none --export-csv "$work/times" "$2" "$3" > /dev/null 2>&1
  mawk -F, -v name="$1" 'NR > 1 { median[NR] = $(NF - 4) }
    END { printf "%-52s %9.1f ms %9.1f ms %8.2f times\n", name, median[2] * 1000, median[3] * 1000, median[3] / median[2] }' \
    "$work/times"
}

printf '%-52s %12s %12s %14s\n' job scramble peer 'as fast'
for root in silkworm creationist uncopyrightable; do
  counting "$root" > "$work/count.awk"
  pair "check $root x64 --summary -j 1 | grep+mawk" "$scramble check $root $huge --summary -j 1" \
    "grep -xE '[$(letters "$root")]{1,${#root}}' $huge | mawk -f $work/count.awk"
done
counting silkworm > "$work/count.awk"
pair "check silkworm x64 --summary -j 2 | grep+mawk" "$scramble check silkworm $huge --summary -j 2" \
  "grep -xE '[iklmorsw]{1,8}' $huge | mawk -f $work/count.awk"
pair "check silkworm x64 --summary -j 2 | wc -l" "$scramble check silkworm $huge --summary -j 2" "wc -l $huge"
columns silkworm > "$work/columns.awk"
# One run of the peer takes some ten seconds, so there are fewer.
runs=2
for jobs in 1 2; do
  pair "check silkworm x64 --format tsv -j $jobs | mawk" \
    "$scramble check silkworm $huge --format tsv -j $jobs > /dev/null" "mawk -f $work/columns.awk $huge > /dev/null"
done
runs="${RUNS:-5}"
awk_words="$work/words.awk"
sed -e 's/n++/print/; s/END.*//' "$work/count.awk" > "$awk_words"
pair "check silkworm --only accepted | grep+mawk+hunspell" "$scramble check silkworm $list --only accepted" \
  "grep -xE '[iklmorsw]{1,8}' $list | mawk -f $awk_words | hunspell -d en_US -G"
pair "roots Resources/start.txt | an -w silkworm" "$scramble roots Resources/start.txt --format tsv" \
  "/usr/games/an -w silkworm"
hunspell -G -d en_US < "$list" | grep -xE '[a-z]+' | sort -u > "$work/words"
solve="printf ':solve 100000\\n' | $scramble anagram 'conservationlty (7,8)' --solver"
pair "anagram (7,8) :solve | an -l 2 -m 7" "$solve" "/usr/games/an -d $work/words -l 2 -m 7 conservationlty"
for pattern in '(.)(.)(.)\3\1(.)' '(.)(.)(.)(.)(.)\3'; do
  pair "match $pattern | grep -E" "$scramble cryptogram match $(sed 's/(.)(.)(.)\\3\\1(.)/XJFFXU/;s/(.)(.)(.)(.)(.)\\3/ABCDEC/' <<< "$pattern")" \
    "grep -xE '$pattern' $work/words"
done
pair "play --seed 1 < /dev/null | hunspell -l" "$scramble play --seed 1 < /dev/null" "hunspell -l -d en_US < /dev/null"

moves=500
draw() { for _ in $(seq "$moves"); do echo .; done; echo :quit; sleep 2; }
thirty="$scramble anagram abcdefghijklmnopqrstuvwxyzabcd --no-animation"
TIMEFORMAT='%U %S'
spent=$( { time draw | TERM=xterm script -qec "$thirty" /dev/null > /dev/null; } 2>&1)
mawk -v moves="$moves" '{ printf "anagram, a shuffle of 30 letters drawn at a terminal: %.2f ms\n", ($1 + $2) * 1000 / moves }' <<< "$spent"

printf 'check silkworm x64 --summary, peak memory: '
/usr/bin/time -f '%M KB' "$scramble" check silkworm "$huge" --summary 2>&1 > /dev/null
.build/release/index-timings
