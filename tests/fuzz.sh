#!/usr/bin/env bash
# Feeds the readers of files, states, commands, texts and terminal bytes, and titles, games, recordings and forged states
# with events of all kinds, with inputs of libFuzzer's, for SECONDS each, ten minutes by default; those named, or all.
# Inputs that make one fail are left in build/fuzz/found.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
seconds=${1:-600}
all=(files snapshot replay text title session forged terminal)
[[ $seconds =~ ^[1-9][0-9]{0,5}$ ]] ||
    { echo "Usage: tests/fuzz.sh [SECONDS [FUZZER...]], each of them ${all[*]}; not \"$*\"." >&2; exit 2; }
wanted=("${@:2}")
[[ $# -ge 2 ]] || wanted=("${all[@]}")
for fuzzer in "${wanted[@]}"; do
    [[ " ${all[*]} " == *" $fuzzer "* ]] || { echo "There is no fuzzer \"$fuzzer\"; there are: ${all[*]}." >&2; exit 2; }
done
build=build/fuzz

command -v clang++ >/dev/null || { echo "The fuzzers need clang with libFuzzer (Debian: apt-get install clang libclang-rt-14-dev)." >&2; exit 1; }
cmake -S . -B $build -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE="-O1 -g1" \
    -DCELLOPHANE_FUZZ=ON -DCELLOPHANE_SANITIZE=ON -DCELLOPHANE_UNITY=ON >/dev/null
cmake --build $build --target fuzz_seeds "${wanted[@]/#/fuzz_}"

# The seed corpus: output of the game itself.
corpus=$build/corpus
mkdir -p $corpus/{files,snapshot,replay,text,title,session,forged,terminal} $build/found
$build/tests/fuzz_seeds $corpus
printf '1729' >$corpus/text/seed
printf 'count(item, "enchanting", 1..5) >= 5 and not monster("ogre") < 5' >$corpus/text/condition
printf '\1xxzs\33[A\33[<0;50;16M\33[<0;50;16m\33OB\33[5~i\33' >$corpus/terminal/keys

for fuzzer in "${wanted[@]}"; do
    echo "== $fuzzer"
    # A title and a game take longer to begin than events take: inputs of many events are not put off until later.
    long_inputs=()
    [[ $fuzzer == title || $fuzzer == session ]] && long_inputs=(-len_control=0 -max_len=600)
    $build/tests/fuzz_$fuzzer -max_total_time="$seconds" -timeout=120 -rss_limit_mb=2048 -max_len=100000 "${long_inputs[@]}" \
        -print_final_stats=1 -artifact_prefix=$build/found/$fuzzer- $corpus/$fuzzer
done
