#!/usr/bin/env bash
# Builds the WebAssembly module and the page, serves them, and prints the address.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
    cat <<'TEXT'
Usage: emscripten/play.sh [--port N] [--build-only]
  --port N      serve on this port, 0 for a free one (default 8080)
  --build-only  build web/dist, serve nothing
TEXT
}

port=8080
serve=yes
while [ $# -gt 0 ]; do
    case "$1" in
        --port)
            port=${2:-}
            [[ $port =~ ^[0-9]{1,5}$ && $((10#$port)) -le 65535 ]] ||
                { echo "--port is '$port'; allowed: a whole number from 0 to 65535." >&2; exit 2; }
            shift 2 ;;
        --build-only) serve=no; shift ;;
        --help | -h) usage; exit 0 ;;
        *) echo "Unknown argument '$1'." >&2; usage >&2; exit 2 ;;
    esac
done

. scripts/prepare.sh
prepare wasm page
build_engine
build_page
echo "The page is in web/dist: any static host will do."
if [ "$serve" = yes ]; then exec node scripts/serve.mjs web/dist --port "$port"; fi
