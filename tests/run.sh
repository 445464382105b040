#!/usr/bin/env bash
# Runs the tests: all of them, or the parts named. The last line is "N passed, N failed".
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
    cat <<'TEXT'
Usage: tests/run.sh [PART ...]
Parts, all but quick by default:
  lint          formatting and linters: clang-format, clang-tidy, prettier, eslint, and the types of the page
  native        the C++ tests, optimised; together with native-debug only those that need the speed; and the
                program in a terminal
  native-debug  the C++ tests with AddressSanitizer and UndefinedBehaviorSanitizer
  wasm          the WebAssembly module under Node, its type declarations, and what the scripts say on systems that
                lack something
  web           the page: its units under Node, and its journeys in Chromium; the npm package in Node and Chromium
  browsers      the same journeys through the page in Chromium, Firefox and WebKit, with the same states of the games;
                a browser that is not installed and cannot be is left out, but counts as a failure where CI is set
  quick         between changes: the C++ tests but those that take long, the page's units and types; a few minutes
TEXT
}

all_parts=(lint native native-debug wasm web browsers)
parts=()
for argument in "$@"; do
    case "$argument" in
        lint | native | native-debug | wasm | web | browsers | quick) parts+=("$argument") ;;
        --help | -h) usage; exit 0 ;;
        *) echo "Unknown part '$argument'; there are: ${all_parts[*]} quick." >&2; exit 2 ;;
    esac
done
[ ${#parts[@]} -gt 0 ] || parts=("${all_parts[@]}")

needs=()
for part in "${parts[@]}"; do
    case "$part" in
        lint) needs+=(native page linters) ;;
        native) needs+=(native terminal library) ;;
        native-debug) needs+=(native sanitizers) ;;
        wasm) needs+=(wasm page) ;;
        web) needs+=(wasm page browser) ;;
        browsers) needs+=(wasm page browser other_browsers) ;;
        quick) needs+=(native wasm page library) ;;
    esac
done

. scripts/prepare.sh
prepare "${needs[@]}" || exit 1

# Warnings are errors here. A newer compiler than the project's may warn of more: WERROR=OFF leaves those warnings.
warnings=-DCMAKE_COMPILE_WARNING_AS_ERROR="${WERROR:-ON}"

passed=0
failed=0
log=$(mktemp)
trap 'rm -f "$log" "$log".*' EXIT
# number_after PATTERN: the first group of the pattern in the last line of the log that matches.
number_after() { sed -nE "s/$1/\1/p" "$log" | tail -n 1; }

# step COMMAND...: a step other than a suite of tests. Counts as a failure if it fails, otherwise not at all.
step() {
    "$@" || { failed=$((failed + 1)); echo "FAILED: $*"; return 1; }
}

# count STATUS PASSED FAILED: adds a suite's counts; one that fails without naming a failure counts as one.
count() {
    local status=$1 good=${2:-0} bad=${3:-0}
    if [ "$status" != 0 ] && [ "$bad" = 0 ]; then bad=1; fi
    passed=$((passed + good))
    failed=$((failed + bad))
}

# ctest counts programs, and each holds many cases: their own summaries are added up, and a program without one
# (another kind of test, or one that crashed) counts once. Lines that begin with a program's number are its output as
# it ran; the output of one that fails is repeated without the number.
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

# build_native PRESET [LABEL]: all its tests, or those with the label.
build_native() {
    local targets=() with=()
    # An existing build folder keeps its compiler.
    if [ "$1" = native-debug ] && [ ! -e build/native-debug/CMakeCache.txt ]; then
        with=(-DCMAKE_CXX_COMPILER="$(sanitizing_compiler)")
    fi
    if [ $# -gt 1 ]; then targets=(--target "$2_tests" cellophane); fi
    step cmake --preset "$1" "$warnings" "${with[@]}" && step cmake --build --preset "$1" -j "$(jobs_at_once)" "${targets[@]}"
}

# run_native PRESET [LABEL]
run_native() {
    local only=() status good bad
    if [ $# -gt 1 ]; then only=(-L "$2"); fi
    ctest --preset "$1" -V -j "$(jobs_at_once)" --no-tests=error "${only[@]}" >"$log" 2>&1
    status=$?
    if [ "$status" != 0 ]; then cat "$log"; fi
    grep -E '^ *[0-9]+/[0-9]+ Test +#' "$log"
    read -r good bad < <(count_native)
    count "$status" "$good" "$bad"
}

# Milliseconds after which a file of tests counts as hanging, where Node has the option: the slowest, a quarter of the
# page's journeys, takes seven minutes alone and has taken fifteen beside other work.
hangs_after=()
if node --test-timeout=1 --eval '' 2>/dev/null; then hangs_after=(--test-timeout=2400000); fi

# node_tests FILES_AT_ONCE FILE...
node_tests() {
    node --test --test-reporter=tap "${hangs_after[@]}" --test-concurrency="$1" "${@:2}"
}

# count_node_tests STATUS: adds the counts in the log.
count_node_tests() {
    count "$1" "$(number_after '# pass ([0-9]+).*')" \
        $(($(number_after '# fail ([0-9]+).*') + $(number_after '# cancelled ([0-9]+).*')))
}

without_details() { grep -vE '^ *(---|\.\.\.|duration_ms:|type:|# Subtest)'; }

# run_node_tests FILES_AT_ONCE FILE...
run_node_tests() {
    node_tests "$@" | tee "$log" | without_details
    count_node_tests "${PIPESTATUS[0]}"
}

# run_native_and_terminal [LABEL]: tests in a terminal wait for most of their time, so they run beside the native ones.
run_native_and_terminal() {
    build_native native "$@" || return
    node_tests 1 tests/terminal/*.test.mjs >"$log.terminal" &
    local terminal=$! status
    run_native native "$@"
    wait "$terminal"
    status=$?
    tee "$log" <"$log.terminal" | without_details
    count_node_tests "$status"
}

# checks NAME COMMAND NAME COMMAND...: all at once; each counts as one test, and one that fails shows its output.
checks() {
    local names=() ids=() i
    while [ $# -gt 1 ]; do
        names+=("$1")
        # shellcheck disable=SC2086  # the command is to be split
        $2 >"$log.${#ids[@]}" 2>&1 &
        ids+=($!)
        shift 2
    done
    for i in "${!ids[@]}"; do
        if wait "${ids[$i]}"; then
            echo "ok - ${names[$i]}"
            count 0 1
        else
            cat "$log.$i"
            echo "not ok - ${names[$i]}"
            count 1
        fi
        rm -f "$log.$i"
    done
}

# The batches that the optimised build compiles: all sources of src, each header once or twice.
run_clang_tidy() {
    find build/native/CMakeFiles -path '*/Unity/*.cxx' -print0 |
        xargs -0 -n 1 -P "$(jobs_at_once)" clang-tidy -p build/native --quiet --extra-arg=-Wno-unknown-warning-option 2>&1 |
        grep -v 'warnings generated\.$'
    [ "${PIPESTATUS[1]}" = 0 ]
}

run_lint() {
    checks 'types of the page and of the declarations' 'npm run --silent check' \
        'actions of the API are those of the rules' 'npm run --silent generate -- --check' \
        'the list of instructions is that of the sources' 'node scripts/instructions.mjs --check' \
        'eslint' 'npm run --silent lint' \
        'format of JavaScript and TypeScript (prettier)' 'npm run --silent format:check' \
        'format of C++ (clang-format)' 'npm run --silent format:check-cpp'
    if has_clang_tidy; then
        step cmake --preset native "$warnings" && checks 'clang-tidy' run_clang_tidy
    else
        echo "clang-tidy is missing, so the sources in C++ are not checked with it. Debian, Ubuntu: sudo apt-get install clang-tidy"
        if [ -n "${CI:-}" ]; then count 1; fi
    fi
}

run_wasm() {
    step build_engine "$warnings" || return
    run_node_tests "$(jobs_at_once)" tests/wasm/*.test.mjs tests/scripts/*.test.mjs
}

# build_page_and_package: at the same time, for each keeps little more than one core busy.
build_page_and_package() {
    local package status=0
    build_package &
    package=$!
    build_page || status=1
    wait "$package" || status=1
    return "$status"
}

# The files run in groups, whose files share a browser: twice as many groups as jobs, for they differ in length.
run_web() {
    step build_engine "$warnings" && step build_page_and_package && step node tests/page/bundle.mjs &&
        step node tests/support/group_files.mjs build/web_tests $((2 * $(jobs_at_once))) \
            tests/web/*.test.mjs tests/package/*.test.mjs || return
    run_node_tests "$(jobs_at_once)" build/web_tests/*.test.mjs build/page_tests/*.test.mjs
}

# The journeys wait for their slowest browser for a good part of their time: the other files run beside them.
run_browsers() {
    step build_engine "$warnings" && step build_page_and_package || return
    run_node_tests "$(jobs_at_once)" tests/browsers/*.test.mjs
}

# The page's units take the engine that is there: it takes as long to build as all of this, and they ask little of it.
engine_for_units() {
    local engine=build/wasm/engine/cellophane.mjs newer
    [ -e "$engine" ] || step build_engine "$warnings" || return
    newer=$(find src emscripten -newer "$engine" -name '*.cpp' -o -newer "$engine" -name '*.h' | head -n 1)
    if [ -n "$newer" ]; then echo "The page's units run with an engine that is older than $newer."; fi
}

run_quick() {
    build_native native && engine_for_units && step node tests/page/bundle.mjs || return
    node_tests 1 build/page_tests/*.test.mjs >"$log.units" 2>&1 &
    local units=$! status
    run_native native quick
    wait "$units"
    status=$?
    tee "$log" <"$log.units" | without_details
    count_node_tests "$status"
    checks 'types of the page and of the declarations' 'npm run --silent check'
}

for part in "${parts[@]}"; do
    printf '\n== %s\n' "$part"
    began=$SECONDS
    case "$part" in
        lint) run_lint ;;
        native)
            # With native-debug, tests that run under the sanitizers need not run without them as well.
            case " ${parts[*]} " in
                *' native-debug '*) run_native_and_terminal optimised ;;
                *) run_native_and_terminal ;;
            esac ;;
        native-debug) build_native native-debug && run_native native-debug ;;
        wasm) run_wasm ;;
        web) run_web ;;
        browsers) run_browsers ;;
        quick) run_quick ;;
    esac
    echo "== $part took $((SECONDS - began)) s"
done

echo
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
