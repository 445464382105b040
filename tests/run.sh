#!/usr/bin/env bash
# Runs the tests: all of them, or the parts named. The last line is "N passed, N failed".
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
    cat <<'TEXT'
Usage: tests/run.sh [--quick] [PART ...]
Parts, all by default:
  native        the C++ tests, optimised; together with native-debug only those that need the speed; and the
                program in a terminal
  native-debug  the C++ tests with AddressSanitizer and UndefinedBehaviorSanitizer
  wasm          the WebAssembly module under Node, and its type declarations
  web           the page in Chromium, and the npm package in Node and Chromium
--quick is short for native wasm.
TEXT
}

all_parts=(native native-debug wasm web)
parts=()
for argument in "$@"; do
    case "$argument" in
        native | native-debug | wasm | web) parts+=("$argument") ;;
        --quick) parts+=(native wasm) ;;
        --help | -h) usage; exit 0 ;;
        *) echo "Unknown part '$argument'; there are: ${all_parts[*]}." >&2; exit 2 ;;
    esac
done
[ ${#parts[@]} -gt 0 ] || parts=("${all_parts[@]}")

needs=()
for part in "${parts[@]}"; do
    case "$part" in
        native) needs+=(native terminal) ;;
        native-debug) needs+=(native sanitizers) ;;
        wasm) needs+=(wasm page) ;;
        web) needs+=(wasm page browser) ;;
    esac
done

. scripts/prepare.sh
prepare "${needs[@]}" || exit 1

passed=0
failed=0
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The last number on the last line of the log that matches.
number_after() { sed -nE "s/$1/\1/p" "$log" | tail -n 1; }

# A step that is no suite of tests: it counts as a failure when it fails, and otherwise not at all.
step() {
    "$@" || { failed=$((failed + 1)); echo "FAILED: $*"; return 1; }
}

# Adds up what a suite reported; a suite that fails without naming a failure counts as one.
count() {
    local status=$1 good=${2:-0} bad=${3:-0}
    if [ "$status" != 0 ] && [ "$bad" = 0 ]; then bad=1; fi
    passed=$((passed + good))
    failed=$((failed + bad))
}

# ctest counts programs, and each holds many cases: their own summaries are added up, and a program without one
# (another kind of test, or one that crashed) counts once. What begins with a program's number is its output as it ran;
# of one that fails, all is repeated without.
count_native() {
    awk '
        /^[0-9]+: *All tests passed \(/ { good += number($0, " in [0-9]+ test case"); tidy++ }
        /^[0-9]+: *test cases: *[0-9]+ \|/ { good += number($0, "[0-9]+ passed"); bad += number($0, "[0-9]+ failed"); torn++ }
        /tests? failed out of/ { broken = number($0, "[0-9]+ tests? failed"); all = number($0, "out of [0-9]+") }
        function number(line, shape) {
            if (!match(line, shape)) return 0
            line = substr(line, RSTART, RLENGTH)
            gsub(/[^0-9]/, "", line)
            return line + 0
        }
        END { print good + all - broken - tidy, bad + broken - torn }
    ' "$log"
}

# run_native PRESET [LABEL]: all its tests, or those with the label.
run_native() {
    local targets=() only=() with=()
    # A folder that was begun with another compiler keeps it.
    if [ "$1" = native-debug ] && [ ! -e build/native-debug/CMakeCache.txt ]; then
        with=(-DCMAKE_CXX_COMPILER="$(sanitizing_compiler)")
    fi
    if [ $# -gt 1 ]; then targets=(--target "$2_tests" cellophane); only=(-L "$2"); fi
    step cmake --preset "$1" "${with[@]}" && step cmake --build --preset "$1" -j "$(jobs_at_once)" "${targets[@]}" || return
    ctest --preset "$1" -V -j "$(jobs_at_once)" --no-tests=error "${only[@]}" >"$log" 2>&1
    local status=$? good bad
    if [ "$status" != 0 ]; then cat "$log"; fi
    grep -E '^ *[0-9]+/[0-9]+ Test +#' "$log"
    read -r good bad < <(count_native)
    count "$status" "$good" "$bad"
}

# run_node_tests FILES_AT_ONCE FILE...
run_node_tests() {
    local at_once=$1
    shift
    node --test --test-reporter=tap --test-concurrency="$at_once" "$@" | tee "$log" | grep -vE '^ *(---|\.\.\.|duration_ms:|type:|# Subtest)'
    local status=${PIPESTATUS[0]}
    count "$status" "$(number_after '# pass ([0-9]+).*')" \
        $(($(number_after '# fail ([0-9]+).*') + $(number_after '# cancelled ([0-9]+).*')))
}

run_wasm() {
    step build_engine || return
    step npm run --silent check && count 0 1
    run_node_tests "$(jobs_at_once)" tests/wasm/*.test.mjs
}

run_web() {
    step build_engine && step build_page && step build_package || return
    local files=()
    for file in tests/web/*.test.mjs tests/package/*.test.mjs; do
        [ "$file" = tests/web/times.test.mjs ] || files+=("$file")
    done
    run_node_tests "$(jobs_at_once)" "${files[@]}"
    # What has to be quick is measured while nothing else runs.
    run_node_tests 1 tests/web/times.test.mjs
}

for part in "${parts[@]}"; do
    printf '\n== %s\n' "$part"
    began=$SECONDS
    case "$part" in
        native)
            # What the sanitizers watch need not be run without them as well.
            case " ${parts[*]} " in
                *' native-debug '*) run_native native optimised ;;
                *) run_native native ;;
            esac
            run_node_tests 1 tests/terminal/*.test.mjs ;;
        native-debug) run_native native-debug ;;
        wasm) run_wasm ;;
        web) run_web ;;
    esac
    echo "== $part took $((SECONDS - began)) s"
done

echo
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
