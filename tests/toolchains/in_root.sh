#!/usr/bin/env bash
# in_root.sh [PART ...]: what a newcomer does in a fresh system (tests/toolchains.sh): both commands in a clone of the
# repository. Writes the results to ~/logs/figures as "name<tab>value", with the log of each command beside it.
set -uo pipefail
logs=$HOME/logs
mkdir -p "$logs"
cd "$HOME/cellophane" || exit 1

status=0
figure() { printf '%s\t%s\n' "$1" "$2" >>"$logs/figures"; }

# The address that the static server prints; empty before.
address() { sed -n 's/^Cellophane is at \([^ ]*\).*/\1/p' "$logs/play.log"; }

# check_page ADDRESS: checks that the page and all its engines are served unchanged.
check_page() {
    node --input-type=module - "$1" <<'SCRIPT'
import { readdir, readFile } from 'node:fs/promises';

// Browsers try both addresses of localhost, Node 18 the first alone, which may be that of IPv6.
const address = process.argv.at(-1).replace('localhost', '127.0.0.1');
const page = await fetch(address);
if (page.status !== 200) throw new Error(`${address} answers ${page.status}`);
const engines = (await readdir('web/dist/assets')).filter((name) => name.endsWith('.wasm'));
if (engines.length === 0) throw new Error('web/dist/assets holds no engine');
for (const name of engines) {
  const answer = await fetch(new URL(`assets/${name}`, address));
  const type = answer.headers.get('content-type');
  if (answer.status !== 200 || type !== 'application/wasm') throw new Error(`${name}: ${answer.status}, ${type}`);
  const body = Buffer.from(await answer.arrayBuffer());
  if (!body.equals(await readFile(`web/dist/assets/${name}`))) throw new Error(`${name} is served otherwise than it is`);
}
console.log(`${address} answers 200, and ${engines.length} engines are served.`);
SCRIPT
}

play() {
    local began=$SECONDS server
    emscripten/play.sh --port 0 >"$logs/play.log" 2>&1 &
    server=$!
    while [ -z "$(address)" ] && kill -0 "$server" 2>/dev/null; do sleep 0.2; done
    if [ -z "$(address)" ]; then
        wait "$server"
        figure play "failed after $((SECONDS - began)) s"
        cat "$logs/play.log"
        return 1
    fi
    if ! check_page "$(address)" >"$logs/page.log" 2>&1; then
        figure play "the page failed after $((SECONDS - began)) s"
        cat "$logs/page.log"
        kill "$server"
        return 1
    fi
    figure play "$((SECONDS - began)) s"
    cat "$logs/page.log"
    kill "$server"
    # The status of the killed server is no failure.
    wait "$server" 2>/dev/null || true
}

run() {
    local began=$SECONDS result=0 tests
    tests/run.sh "$@" >"$logs/run.log" 2>&1 || result=$?
    tests=$(tail -n 1 "$logs/run.log" | grep -E '^[0-9]+ passed, [0-9]+ failed$')
    if [ -z "$tests" ]; then
        figure run "failed after $((SECONDS - began)) s"
    else
        figure run "$((SECONDS - began)) s"
        figure tests "$(sed 's/ passed, /, /; s/ failed//' <<<"$tests")"
    fi
    if [ "$result" != 0 ]; then
        grep -E '^not ok|^FAILED|error:|^[0-9]+ passed' "$logs/run.log" || tail -n 20 "$logs/run.log"
    fi
    return "$result"
}

version_of() { dpkg-query -W -f '${Version}' "$1" 2>/dev/null | sed 's/^[0-9]*://'; }

versions() {
    # shellcheck source=/dev/null
    figure system "$(. /etc/os-release && echo "$PRETTY_NAME, $(cat /etc/debian_version)")"
    figure emscripten "$(emcc -dumpversion 2>/dev/null)"
    figure emscripten_clang "$(emcc -v 2>&1 | sed -n 's/.*clang version \([0-9.]*\).*/\1/p' | head -n 1)"
    figure gxx "$(g++ -dumpfullversion 2>/dev/null)"
    figure catch2 "$(version_of catch2)"
    figure node "$(node --version 2>/dev/null | tr -d v)"
    figure cmake "$(cmake --version 2>/dev/null | sed -n '1s/[^0-9]*//p')"
    figure chromium "$(version_of chromium)"
    figure headless "$(version_of chromium-headless-shell)"
    figure firefox "$(version_of firefox-esr)"
    # Debian 12 has only the package's former name; in Debian 13 that name is an empty package.
    figure webkit "$(version_of webkitgtk-webdriver | grep . || version_of webkit2gtk-driver)"
}

# size NAME ENGINE: the size of the wasm, compressed as hosts send it.
size() {
    local bytes
    [ -f "build/wasm/engine/$2" ] || return 0
    bytes=$(gzip -9c "build/wasm/engine/$2" | wc -c)
    figure "gzip_$1" "$(((bytes + 500) / 1000)) kB"
}

# median LOG NAME: the median of a benchmark, in microseconds.
median() { sed -nE "s|.*\"name\": ?\"$2\".*\"p50_us\": ?([0-9.]+).*|\1 µs|p" "$1"; }

# bench KIND COMMAND...
bench() {
    local kind=$1
    shift
    "$@" --quick >"$logs/bench-$kind.log" 2>&1 || { cat "$logs/bench-$kind.log"; return 1; }
    figure "${kind}_level" "$(median "$logs/bench-$kind.log" level/brogue)"
    figure "${kind}_walk" "$(median "$logs/bench-$kind.log" turn/walk)"
    figure "${kind}_explore" "$(median "$logs/bench-$kind.log" turn/explore)"
}

play || status=1
run "$@" || status=1
versions
size whole cellophane.wasm
size page page/cellophane.wasm
size page_rest page/cellophane-rest.wasm
size map map/cellophane.wasm
size dig dig/cellophane.wasm
if [ -x build/native/cellophane ]; then bench native build/native/cellophane bench || status=1; fi
if [ -f build/wasm/engine/cellophane.wasm ]; then bench wasm node emscripten/bench.mjs || status=1; fi
exit "$status"
