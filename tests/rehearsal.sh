#!/usr/bin/env bash
# A rehearsal of releases to come. Builds three later releases (CELLOPHANE_REHEARSAL in CMakeLists.txt): the next, with
# today's dungeons and rules, and two whose dungeons and rules differ, the last with another database; publishes each with
# those before it, 1.0.0 among them, and checks what was promised to links, saves and recordings of each: in Node, by the
# command `rank` of the package, and on the page. Takes a build of the engines, two more of what differs, and half an hour
# of tests.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
usage() {
    cat <<'TEXT'
Usage: tests/rehearsal.sh [--build-only | --test-only] [--count N]
  --build-only  leave the sites in build/rehearsal
  --test-only   take those that are there
  --count N     recordings and links of each release (default 200; a quarter as many saves)
TEXT
}
builds=yes
tests=yes
export CELLOPHANE_PROMISES=200
while [ $# -gt 0 ]; do
    case "$1" in
        --build-only) tests=no ;;
        --test-only) builds=no ;;
        --count)
            CELLOPHANE_PROMISES=${2:-}
            [[ $CELLOPHANE_PROMISES =~ ^[1-9][0-9]{0,3}$ ]] ||
                { echo "--count is '$CELLOPHANE_PROMISES'; allowed: a whole number from 1 to 9999." >&2; exit 2; }
            shift ;;
        --help | -h) usage; exit 0 ;;
        *) echo "Unknown argument '$1'." >&2; usage >&2; exit 2 ;;
    esac
    shift
done

. scripts/prepare.sh
prepare wasm page browser
top=$PWD
out=$top/build/rehearsal

# build_release N: engine, page and packed release. The page is built in a copy of the sources, for it lies in web/dist.
build_release() {
    local n=$1 sources=$out/sources engine=$out/engines/$1/cellophane.mjs
    cmake --preset wasm -B build/rehearsal-engines -DCELLOPHANE_REHEARSAL="$n"
    cmake --build build/rehearsal-engines -j "$(jobs_at_once)"
    mkdir -p "$out/engines"
    cp -r build/rehearsal-engines/engine "$out/engines/$n"
    (
        cd "$sources"
        export CELLOPHANE_ENGINE=$engine CELLOPHANE_RELEASES=$out/packed
        node tests/rehearsal/change_sources.mjs "$n"
        npm run --silent page -- --logLevel warn
        rm -rf "$out/pages/$n"
        mkdir -p "$out/pages/$n"
        mv web/dist "$out/pages/$n/games"
        node scripts/releases/pack.mjs --page "$out/pages/$n/games" --out "$out/packed" --date "2027-0$n-01"
        if [ "$n" = 3 ]; then CELLOPHANE_PACKAGE=$out/package node package/build.mjs; fi
    )
}

if [ "$builds" = yes ]; then
    rm -rf "$out"
    mkdir -p "$out/sources" "$out/packed"
    git ls-files -z --cached --others --exclude-standard | tar --null --ignore-failed-read -T - -c | tar -x -C "$out/sources"
    ln -s "$top/node_modules" "$out/sources/node_modules"
    for n in 1 2 3; do build_release "$n"; done
fi
if [ "$tests" = yes ]; then
    CELLOPHANE_PACKAGE=$out/package node --test tests/rehearsal/rehearsal.test.mjs
fi
