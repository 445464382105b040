# Sourced by play.sh, run.sh and the like: sees to it that the tools are there before anything begins.
#
#   prepare wasm page           the module and the page
#   prepare native terminal wasm page browser   everything the tests need
#
# Debian and Ubuntu get what is missing by apt-get, if this is root or sudo asks nothing. Elsewhere the list of what
# is missing is printed, with how to get it, and nothing has been done.

# Debian's Emscripten needs the acorn module of Debian's Node, which other Nodes do not look for.
export NODE_PATH="/usr/share/nodejs${NODE_PATH:+:$NODE_PATH}"
if [ -n "${EMSDK:-}" ] && [ -x "$EMSDK/upstream/emscripten/emcc" ]; then PATH="$EMSDK/upstream/emscripten:$PATH"; fi

is_at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

is_ubuntu() { grep -q '^ID=ubuntu' /etc/os-release 2>/dev/null; }

find_chromium() {
    local candidate
    for candidate in "${CHROMIUM:-}" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome; do
        if [ -n "$candidate" ] && [ -x "$candidate" ]; then echo "$candidate"; return 0; fi
    done
    return 1
}

has_emscripten() { command -v emcc >/dev/null; }
# Only Debian's Emscripten leaves this module to another package.
has_acorn() {
    case "$(readlink -f "$(command -v emcc)")" in
        /usr/share/emscripten/*) [ -d /usr/share/nodejs/acorn ] ;;
    esac
}
has_cmake() { command -v cmake >/dev/null && is_at_least 3.25 "$(cmake --version | sed -n '1s/[^0-9]*//p')"; }
has_ninja() { command -v ninja >/dev/null; }
has_compiler() { echo 'template <class T> concept any = true;' | c++ -std=c++20 -fsyntax-only -x c++ - 2>/dev/null; }
has_catch2() {
    printf '#if __has_include(<catch2/catch.hpp>) || __has_include(<catch2/catch_all.hpp>)\n#else\n#error\n#endif\n' |
        c++ -std=c++20 -fsyntax-only -x c++ - 2>/dev/null
}
has_clang() {
    local program
    program=$(mktemp) && echo 'int main() {}' | clang++ -fsanitize=address,undefined -x c++ - -o "$program" 2>/dev/null
    local status=$?
    rm -f "$program"
    return $status
}
has_node() { command -v node >/dev/null && is_at_least 18 "$(node --version | tr -d v)"; }
has_tmux() { command -v tmux >/dev/null; }
has_npm() { command -v npm >/dev/null; }
has_chromium() { find_chromium >/dev/null; }
# Only Debian has it as a package.
has_bare_chromium() { [ -n "${CHROMIUM:-}" ] || is_ubuntu || [ -x /usr/bin/chromium-headless-shell ]; }

# The tools each purpose needs.
tools_for() {
    case "$1" in
        native) echo cmake ninja compiler catch2 ;;
        wasm) echo emscripten acorn cmake ninja node ;;
        page) echo node npm ;;
        browser) echo chromium ;;
        terminal) echo node tmux ;;
    esac
}

missing_tools() {
    local purpose tool
    for purpose in "$@"; do
        for tool in $(tools_for "$purpose"); do "has_$tool" || echo "$tool"; done
    done | sort -u
}

package_for() {
    case "$1" in
        emscripten | cmake | catch2 | npm | tmux) echo "$1" ;;
        acorn) echo node-acorn ;;
        ninja) echo ninja-build ;;
        clang) echo clang libclang-rt-dev ;;
        compiler) echo g++ ;;
        node) echo nodejs ;;
        bare_chromium) echo chromium-headless-shell ;;
        chromium) if is_ubuntu; then echo chromium-browser; else echo chromium; fi ;;
    esac
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
may_install() {
    command -v apt-get >/dev/null && { [ "$(id -u)" = 0 ] || { command -v sudo >/dev/null && sudo -n true 2>/dev/null; }; }
}

install_tools() {
    local packages=() tool
    for tool in "$@"; do packages+=("$(package_for "$tool")"); done
    # Emscripten without its own Node module is of no use, whether or not anybody has missed it yet.
    case " $* " in *' emscripten '*) packages+=(node-acorn) ;; esac
    echo "Installing: ${packages[*]}" >&2
    as_root apt-get update -qq >&2 &&
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" >&2
}

explain_missing() {
    local tool
    {
        echo "Missing, so nothing was begun:"
        for tool in "$@"; do
            case "$tool" in
                emscripten) echo "  Emscripten (emcc), 3.1.6 or newer" ;;
                acorn) echo "  the acorn module that Debian's Emscripten needs" ;;
                cmake) echo "  CMake 3.25 or newer" ;;
                ninja) echo "  Ninja" ;;
                compiler) echo "  a C++20 compiler (c++)" ;;
                catch2) echo "  Catch2, version 2 or 3" ;;
                node) echo "  Node 18 or newer" ;;
                npm) echo "  npm" ;;
                tmux) echo "  tmux" ;;
                chromium) echo "  Chromium or Chrome (name another path in the environment variable CHROMIUM)" ;;
            esac
        done
        echo
        echo "Debian, Ubuntu:  sudo apt-get update && sudo apt-get install $(for tool in "$@"; do package_for "$tool"; done | xargs)"
        echo "Fedora:          sudo dnf install emscripten cmake ninja-build gcc-c++ catch-devel nodejs npm tmux chromium"
        echo "macOS:           brew install emscripten cmake ninja catch2 node tmux && brew install --cask chromium"
        echo "emsdk:           git clone https://github.com/emscripten-core/emsdk && cd emsdk &&"
        echo "                 ./emsdk install latest && ./emsdk activate latest && . ./emsdk_env.sh"
    } >&2
}

# The modules of package-lock.json, unless they are there already.
install_modules() {
    [ node_modules/.package-lock.json -nt package-lock.json ] && return 0
    npm ci --no-progress --loglevel=error >&2 ||
        { echo "npm ci failed: the page's modules could not be installed from package-lock.json." >&2; return 1; }
    touch node_modules/.package-lock.json
}

prepare() {
    local missing
    missing=$(missing_tools "$@")
    # shellcheck disable=SC2086  # the names are to be split
    if [ -n "$missing" ] && may_install; then install_tools $missing; missing=$(missing_tools "$@"); fi
    # shellcheck disable=SC2086
    if [ -n "$missing" ]; then explain_missing $missing; return 1; fi
    # Welcome, but not needed.
    case " $* " in *' sanitizers '*) has_clang || ! may_install || install_tools clang || true ;; esac
    case " $* " in *' browser '*) has_bare_chromium || ! may_install || install_tools bare_chromium || true ;; esac
    case " $* " in *' page '*) install_modules ;; esac
}

# How many things to do at once: every core, or what JOBS says.
jobs_at_once() { echo "${JOBS:-$(nproc 2>/dev/null || sysctl -n hw.ncpu)}"; }

# Clang compiles what the sanitizers watch in half the time; where it cannot, the usual compiler does.
sanitizing_compiler() { if has_clang; then echo clang++; else echo c++; fi; }

# build_engine [CMAKE_OPTION...]
build_engine() { cmake --preset wasm "$@" >/dev/null && cmake --build --preset wasm -j "$(jobs_at_once)"; }
build_page() { npx --no-install vite build web --logLevel warn; }
build_package() { node package/build.mjs; }
