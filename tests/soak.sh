#!/usr/bin/env bash
# Bots play GAMES games, 500 by default. At three moments of each the game is saved, loaded and played on beside the
# original; every recording must lead to the same state natively and in the module. Needs both builds (tests/run.sh);
# the variables `build` and `engine` name others.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
games=${1:-500}
[[ $# -le 1 && $games =~ ^[1-9][0-9]{0,6}$ ]] || { echo "Usage: tests/soak.sh [GAMES]; not \"$*\"." >&2; exit 2; }
build=${build:-build/native}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

half=$((games / 2))
mkdir "$folder/records"
"$build/cellophane" soak --games $((games - half)) --turns 1200 --seed 1 --saves 3 --record "$folder/records"
"$build/cellophane" soak --games "$half" --turns 600 --seed 1 --saves 3 --policy random --record "$folder/records"

for record in "$folder"/records/*.clph; do
    said=$("$build/cellophane" replay "$record" --verify)
    echo "$(basename "$record") $(grep -o 'state [0-9a-f]*' <<<"$said" | cut -d' ' -f2)"
done >"$folder/native"
[ -z "${engine:-}" ] || export CELLOPHANE_ENGINE_FOLDER=$engine
node tests/wasm/replays.mjs "$folder/records" >"$folder/module"
diff "$folder/native" "$folder/module"
echo "$(wc -l <"$folder/native") recordings end in the same states natively and in the module."
