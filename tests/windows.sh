#!/usr/bin/env bash
# Builds the program for Windows with Debian's MinGW-w64, runs it under Wine and compares it with the native one
# (build/native, which is built first): the golden levels and games, recordings, maps, catalogues, games of other programs
# (env), and a game in a terminal. The last line is "N passed, N failed". Where the compiler or Wine is missing it says so
# and runs nothing, which counts as a failure where CI is set.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

usage() {
    cat <<'TEXT'
Usage: tests/windows.sh [--no-build] [PART ...]
Parts, all by default:
  system      what the program takes from Windows: files, keys, the mouse
  golden      cellophane_golden on the files of tests/golden
  recordings  100 games of bots, recorded natively and replayed here and there; those of tests/golden
  output      what the commands write, byte for byte
  env         a program's games over standard input and output
  terminal    a game in a terminal, that of tmux: played, saved and gone on with (tests/windows/play.test.mjs)
--no-build takes build/native and build/windows as they are.
TEXT
}

parts=()
builds=yes
for argument in "$@"; do
    case "$argument" in
        system | golden | recordings | output | env | terminal) parts+=("$argument") ;;
        --no-build) builds=no ;;
        --help | -h) usage; exit 0 ;;
        *) echo "Unknown part '$argument'." >&2; usage >&2; exit 2 ;;
    esac
done
[ ${#parts[@]} -gt 0 ] || parts=(system golden recordings output env terminal)

missing=()
command -v x86_64-w64-mingw32-g++-posix >/dev/null || [ "$builds" = no ] || missing+=(g++-mingw-w64-x86-64-posix)
wine=$(command -v wine || command -v wine64 || ls /usr/lib/wine/wine64 2>/dev/null) || missing+=(wine)
if [[ " ${parts[*]} " == *" terminal "* ]]; then
    command -v tmux >/dev/null || missing+=(tmux)
    command -v node >/dev/null || missing+=(nodejs)
fi
if [ ${#missing[@]} -gt 0 ]; then
    echo "The program for Windows is not tried; missing: ${missing[*]}. Debian, Ubuntu: sudo apt-get install ${missing[*]}"
    if [ -n "${CI:-}" ]; then echo "0 passed, 1 failed"; exit 1; fi
    echo "0 passed, 0 failed"
    exit 0
fi

native=$PWD/build/native
windows=$PWD/build/windows
if [ "$builds" = yes ]; then
    jobs=${JOBS:-$(nproc)}
    { cmake --preset native && cmake --build --preset native -j "$jobs" --target cellophane &&
        cmake --preset windows && cmake --build --preset windows -j "$jobs"; } || { echo "0 passed, 1 failed"; exit 1; }
fi

scratch=$(mktemp -d)
# Wine's own folder, and its messages about what it lacks (a display) left out.
export WINEPREFIX=$scratch/wine WINEDEBUG=-all
trap 'WINEPREFIX=$scratch/wine wineserver -k 2>/dev/null; rm -rf "$scratch"' EXIT
"$wine" wineboot -i >/dev/null 2>&1

passed=0
failed=0
# check NAME COMMAND...
check() {
    if "${@:2}" >"$scratch/log" 2>&1; then
        passed=$((passed + 1))
        echo "ok - $1"
    else
        failed=$((failed + 1))
        head -n 40 "$scratch/log"
        echo "not ok - $1"
    fi
}
there() { "$wine" "$windows/cellophane.exe" "$@"; }
here() { "$native/cellophane" "$@"; }

# same_output ARGUMENT...: standard output, the complaints and the status.
same_output() {
    local here_status there_status
    here "$@" >"$scratch/here" 2>"$scratch/here.err"
    here_status=$?
    there "$@" >"$scratch/there" 2>"$scratch/there.err"
    there_status=$?
    cmp "$scratch/here" "$scratch/there" && cmp "$scratch/here.err" "$scratch/there.err" &&
        [ "$here_status" = "$there_status" ]
}

system() { "$wine" "$windows/cellophane_windows_checks.exe" "Z:$scratch"; }
golden() { "$wine" "$windows/cellophane_golden.exe" "$1" --check "tests/golden/$1.tsv"; }

# Files in a folder whose name has letters of its own.
recordings=$scratch/gespielt-äö
record() { here soak "$@" --record "$recordings" >/dev/null; }
replays_equal() {
    local file differing=0 count=0
    for file in "$recordings"/*.clph; do
        here replay "$file" --verify >"$scratch/here" 2>&1
        there replay "$file" --verify >"$scratch/there" 2>&1
        cmp "$scratch/here" "$scratch/there" || { differing=$((differing + 1)); cat "$scratch/here" "$scratch/there"; }
        grep -q 'Every mark of the recording agrees' "$scratch/there" || differing=$((differing + 1))
        count=$((count + 1))
    done
    echo "$count replayed, $differing differ"
    [ "$count" -ge 100 ] && [ "$differing" = 0 ]
}
golden_recordings() {
    mkdir "$scratch/golden" &&
        there soak --games 1 --turns 900 --seed 2 --record "$scratch/golden" &&
        there soak --games 1 --turns 600 --seed 5 --policy random --style rogue --harmless --record "$scratch/golden" &&
        diff -r "$scratch/golden" tests/golden/recordings
}

picture() {
    there map --seed 3 --depth 11 --format png --cell 5 --reveal --out "$scratch/level.png" &&
        cmp "$scratch/level.png" tests/exports/level.png
}
catalog() {
    there catalog --seeds 1..3 --depth 1..10 --out "$scratch/catalog.csv" &&
        cmp "$scratch/catalog.csv" tests/exports/catalog.csv
}
example() { "$wine" "$windows/cellophane_random_play.exe" 20 | tr -d '\r' | cmp - tests/golden/random_play.txt; }
# A file is replaced as a whole: of the draft nothing is left.
replaced() {
    echo before >"$scratch/replaced.txt"
    there map --seed 7 --depth 3 --out "$scratch/replaced.txt" && here map --seed 7 --depth 3 >"$scratch/here" &&
        cmp "$scratch/here" "$scratch/replaced.txt" && [ ! -e "$scratch/replaced.txt.part" ]
}

env_requests() {
    echo '{"do":"new","seed":5,"legal":true}'
    local i
    for i in $(seq 40); do echo '{"do":"step","game":1,"action":19,"legal":true}'; done
    echo 'no request'
    echo '{"do":"close","game":1}'
}
env_equal() {
    env_requests | here env >"$scratch/here"
    env_requests | there env >"$scratch/there"
    [ "$(wc -l <"$scratch/here")" = 43 ] && cmp "$scratch/here" "$scratch/there"
}

for part in "${parts[@]}"; do
    case "$part" in
        system) check "files, keys and the mouse" system ;;
        golden)
            for name in levels games sweeps bots variants; do check "golden $name" golden "$name"; done ;;
        recordings)
            mkdir -p "$recordings"
            record --games 70 --turns 400 --seed 1
            record --games 20 --turns 300 --seed 101 --policy random
            record --games 10 --turns 300 --seed 201 --policy random --style rogue --harmless
            check "100 recordings are replayed to the same end" replays_equal
            check "a bot's games are recorded to the same bytes" golden_recordings ;;
        output)
            check "the help" same_output --help
            check "a map as text" same_output map --seed 7 --depth 3 --reveal
            check "a map as JSON" same_output map --seed 7 --depth 3 --format json
            check "a complaint" same_output map --seed none
            check "a file that is not there" same_output replay 'nicht-da-ä.clph'
            check "a picture" picture
            check "a catalogue" catalog
            check "the example in C" example
            check "a file that is there is replaced" replaced ;;
        env)
            check "games over standard input and output" env_equal ;;
        terminal)
            check "a game in a terminal" env CELLOPHANE_WINE="$wine" CELLOPHANE_PROGRAM="$windows/cellophane.exe" \
                CELLOPHANE_NATIVE="$native/cellophane" node --test tests/windows/play.test.mjs ;;
    esac
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
