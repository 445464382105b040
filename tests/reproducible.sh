#!/usr/bin/env bash
# Builds what is committed in two folders, one deeper than the other, and compares what is shipped byte for byte:
# `native` the program and the C libraries, `wasm` the modules, the page and the package. Takes twice a build from nothing
# for each.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
parts=("$@")
[[ $# -gt 0 ]] || parts=(native wasm)
for part in "${parts[@]}"; do
    [[ $part == native || $part == wasm ]] ||
        { echo "Usage: tests/reproducible.sh [native] [wasm]; there is no part \"$part\"." >&2; exit 2; }
done
jobs=${JOBS:-2}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# A cache would hand the second folder what was compiled in the first.
export CCACHE_DISABLE=1

# What is committed meanwhile is left out of the second folder too.
commit=$(git rev-parse HEAD)

build() {
    local folder=$1
    mkdir -p "$folder"
    git archive "$commit" | tar -x -C "$folder"
    cp -a node_modules "$folder/node_modules"
    (
        cd "$folder"
        for part in "${parts[@]}"; do
            if [[ $part == native ]]; then
                cmake --preset native -DCELLOPHANE_TESTS=OFF
                cmake --build --preset native --target cellophane cellophane_shared cellophane_static -j "$jobs"
            else
                cmake --preset wasm
                cmake --build --preset wasm -j "$jobs"
                npm run page
                npm run package
            fi
        done
    ) >"$folder.log" 2>&1 || { tail -20 "$folder.log" >&2; exit 1; }
    (
        cd "$folder"
        find build/native/cellophane build/native/library/libcellophane.* build/wasm/engine web/dist build/package -type f 2>/dev/null | LC_ALL=C sort | xargs sha256sum
    ) >"$folder.hashes"
}

build "$scratch/one"
build "$scratch/another/and/deeper"
if ! diff "$scratch/one.hashes" "$scratch/another/and/deeper.hashes"; then
    echo "These files depend on the folder they are built in." >&2
    exit 1
fi
echo "$(wc -l <"$scratch/one.hashes") files are the same from both folders."
