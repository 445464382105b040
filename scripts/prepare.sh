# Sourced by play.sh, run.sh and the like: makes sure that the needed tools are there before anything begins.
#
#   prepare wasm page           the module and the page
#   prepare native terminal library wasm page browser   everything the tests need, but for what is optional
#
# On Debian and Ubuntu missing tools are installed by apt-get, if the user is root or sudo needs no password. Elsewhere
# the missing tools are listed, with how to get them, and nothing is changed. Failed installations are reported in the
# same way, and half-done ones are removed, or finished by the next run. Missing browsers that only the part "browsers"
# takes (purpose other_browsers) are reported but stop nothing.

# Debian's Emscripten needs the acorn module of Debian's Node, which other Nodes do not look for.
export NODE_PATH="/usr/share/nodejs${NODE_PATH:+:$NODE_PATH}"
if [ -n "${EMSDK:-}" ] && [ -x "$EMSDK/upstream/emscripten/emcc" ]; then PATH="$EMSDK/upstream/emscripten:$PATH"; fi

is_at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

is_ubuntu() { grep -q '^ID=ubuntu' /etc/os-release 2>/dev/null; }

find_chromium() {
    local candidate
    if [ -n "${CHROMIUM:-}" ]; then [ -x "$CHROMIUM" ] && echo "$CHROMIUM"; return; fi
    for candidate in /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome; do
        if [ -x "$candidate" ]; then echo "$candidate"; return 0; fi
    done
    return 1
}

# The version of a program; empty if it is missing or does not start.
version_of() {
    case "$1" in
        emscripten) emcc -dumpversion ;;
        cmake) cmake --version ;;
        node) node --version ;;
    esac 2>/dev/null | sed -nE '1s/[^0-9]*([0-9.]+).*/\1/p'
}

# has_version TOOL OLDEST
has_version() {
    local found
    found=$(version_of "$1")
    [ -n "$found" ] && is_at_least "$2" "$found"
}

has_emscripten() { has_version emscripten 3.1.6; }
# Only Debian's Emscripten has this module in a package of its own.
has_acorn() {
    case "$(readlink -f "$(command -v emcc)")" in
        /usr/share/emscripten/*) [ -d /usr/share/nodejs/acorn ] ;;
    esac
}
has_cmake() { has_version cmake 3.25; }
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
has_clang_tidy() { command -v clang-tidy >/dev/null; }
has_node() { has_version node 18; }
# A Python with numpy, for the examples: one that is found first may be another than the system's, and lack it.
find_python() {
    local candidate
    for candidate in ${PYTHON:-python3 /usr/bin/python3}; do
        if "$candidate" -c 'import numpy' 2>/dev/null; then echo "$candidate"; return 0; fi
    done
    return 1
}
has_numpy() { find_python >/dev/null; }
has_pkg_config() { command -v pkg-config >/dev/null; }
has_tmux() { command -v tmux >/dev/null; }
has_npm() { command -v npm >/dev/null; }
has_chromium() { find_chromium >/dev/null; }
# Chromium's headless shell: only Debian packages it.
has_bare_chromium() { [ -n "${CHROMIUM:-}" ] || is_ubuntu || [ -x /usr/bin/chromium-headless-shell ]; }

has_firefox() { [ -x "${FIREFOX:-/usr/bin/firefox-esr}" ]; }
# WebKit for GTK with its driver (WebKitWebDriver), as Debian builds it, and the display it needs.
has_webkit() {
    local browser
    [ -x /usr/bin/WebKitWebDriver ] || return 1
    for browser in /usr/lib/*/webkit2gtk-4.1/MiniBrowser /usr/libexec/webkit2gtk-4.1/MiniBrowser; do
        if [ -x "$browser" ]; then return 0; fi
    done
    return 1
}
has_display() { [ -x /usr/bin/Xvfb ]; }
has_display_keys() { [ -x /usr/bin/xdotool ]; }

# The tools each purpose needs.
tools_for() {
    case "$1" in
        native) echo cmake ninja compiler catch2 ;;
        library) echo numpy pkg_config ;;
        wasm) echo emscripten acorn cmake ninja node npm ;;
        page) echo node npm ;;
        browser) echo chromium ;;
        other_browsers) echo firefox webkit display display_keys ;;
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
        numpy) echo python3 python3-numpy ;;
        pkg_config) echo pkg-config ;;
        clang) echo clang libclang-rt-dev ;;
        clang_tidy) echo clang-tidy ;;
        compiler) echo g++ ;;
        firefox) if ! is_ubuntu; then echo firefox-esr; fi ;;
        # Debian 12 and Ubuntu 24.04 have only the former name; for the new one apt-cache prints nothing, with status 0.
        webkit) if [ -n "$(apt-cache show webkitgtk-webdriver 2>/dev/null)" ]; then echo webkitgtk-webdriver; else echo webkit2gtk-driver; fi ;;
        display) echo xvfb ;;
        display_keys) echo xdotool ;;
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
    # shellcheck disable=SC2207  # a tool may take several packages, or have none here
    for tool in "$@"; do packages+=($(package_for "$tool")); done
    [ ${#packages[@]} -gt 0 ] || return 0
    # Emscripten needs its Node module, which has_acorn does not report as missing before emcc is there.
    case " $* " in *' emscripten '*) packages+=(node-acorn) ;; esac
    echo "Installing: ${packages[*]}" >&2
    # An interrupted installation is finished first, or apt-get refuses. Package lists that cannot be fetched are an
    # error: otherwise apt-get would wait in vain for each of hundreds of packages.
    as_root env DEBIAN_FRONTEND=noninteractive dpkg --configure -a >&2 &&
        as_root apt-get update -qq -o APT::Update::Error-Mode=any >&2 &&
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --fix-broken \
            --no-install-recommends "${packages[@]}" >&2 &&
        return 0
    { echo "apt-get could not install ${packages[*]}: its own message is above."; likely_reasons /var; } >&2
    return 1
}

# likely_reasons FOLDER: likely reasons why files could not be fetched, or written there.
likely_reasons() {
    local free
    free=$(df -Pk "$1" | awk 'NR == 2 { print int($4 / 1024) }')
    if [ "${free:-100}" -lt 100 ]; then
        echo "The disk of $1 is full ($free MB are free): make room, and run this again."
    else
        echo "Usually there is no network, or no room ($free MB are free on the disk of $1):" \
            "mend that, and run this again."
    fi
}

# what_is_there TOOL PROGRAM: why an existing program is not enough; empty if there is none.
what_is_there() {
    local program found
    program=$(command -v "$2") || return 0
    found=$(version_of "$1")
    if [ -n "$found" ]; then echo "; $program is $found, too old"; else echo "; $program does not start"; fi
}

explain_missing() {
    local tool packages=()
    # Of a tool that is there but too old, this system has no newer package.
    for tool in "$@"; do
        case "$tool" in
            emscripten) [ -z "$(what_is_there "$tool" emcc)" ] || continue ;;
            cmake | node) [ -z "$(what_is_there "$tool" "$tool")" ] || continue ;;
            chromium) [ -z "${CHROMIUM:-}" ] || continue ;;
            numpy) [ -z "${PYTHON:-}" ] || continue ;;
        esac
        packages+=("$(package_for "$tool")")
    done
    {
        echo "Missing, so nothing was built:"
        for tool in "$@"; do
            case "$tool" in
                emscripten) echo "  Emscripten (emcc), 3.1.6 or newer$(what_is_there "$tool" emcc)" ;;
                acorn) echo "  the acorn module that Debian's Emscripten needs" ;;
                cmake) echo "  CMake 3.25 or newer$(what_is_there "$tool" cmake)" ;;
                ninja) echo "  Ninja" ;;
                compiler) echo "  a C++20 compiler (c++)" ;;
                catch2) echo "  Catch2, version 2 or 3" ;;
                node) echo "  Node 18 or newer$(what_is_there "$tool" node)" ;;
                npm) echo "  npm" ;;
                tmux) echo "  tmux" ;;
                numpy)
                    if [ -n "${PYTHON:-}" ]; then
                        echo "  a Python 3 with numpy at '$PYTHON', which the environment variable PYTHON names"
                    else
                        echo "  Python 3 with numpy (name another Python in the environment variable PYTHON)"
                    fi ;;
                pkg_config) echo "  pkg-config" ;;
                chromium)
                    if [ -n "${CHROMIUM:-}" ]; then
                        echo "  a browser at '$CHROMIUM', which the environment variable CHROMIUM names"
                    else
                        echo "  Chromium or Chrome (name another path in the environment variable CHROMIUM)"
                    fi ;;
            esac
        done
        echo
        [ ${#packages[@]} = 0 ] || echo "Debian, Ubuntu:  sudo apt-get update && sudo apt-get install ${packages[*]}"
        echo "Fedora:          sudo dnf install emscripten cmake ninja-build gcc-c++ catch-devel nodejs npm tmux python3-numpy pkgconf chromium"
        echo "macOS:           brew install emscripten cmake ninja catch2 node tmux numpy pkgconf && brew install --cask chromium"
        echo "emsdk:           git clone https://github.com/emscripten-core/emsdk && cd emsdk &&"
        echo "                 ./emsdk install latest && ./emsdk activate latest && . ./emsdk_env.sh"
        echo "CMake, Node:     https://cmake.org/download, https://nodejs.org/download"
    } >&2
}

# Installs the browsers besides Chromium if possible, and prints how to get those still missing.
prepare_other_browsers() {
    local missing packages tool
    missing=$(missing_tools other_browsers)
    if [ -n "$missing" ] && may_install; then
        # If one cannot be had, one by one, so that it does not prevent the others.
        # shellcheck disable=SC2086
        install_tools $missing || for tool in $missing; do install_tools "$tool" || true; done
        missing=$(missing_tools other_browsers)
    fi
    [ -n "$missing" ] || return 0
    {
        echo "Missing, so not every browser is tried:"
        case "$missing" in *firefox*) echo "  Firefox (name another path than /usr/bin/firefox-esr in the environment variable FIREFOX)" ;; esac
        case "$missing" in *webkit*) echo "  WebKit for GTK 4.1, with its driver" ;; esac
        case "$missing" in *display*) echo "  for WebKit a display without a screen (Xvfb), and xdotool to press keys on it" ;; esac
        packages=$(for tool in $missing; do package_for "$tool"; done | xargs)
        echo "Debian, Ubuntu:  sudo apt-get update && sudo apt-get install $packages"
        echo "Elsewhere:       WebKit is tried with Debian's packages alone; Firefox with any."
    } >&2
}

# Whether the modules that a link leads to are those of package-lock.json. They are never installed there: npm ci empties the
# folder first, and whoever owns it may be using them.
take_linked_modules() {
    local theirs=node_modules/../package-lock.json
    [ node_modules/.package-lock.json -nt "$theirs" ] && [ "$(cat package-lock.json)" = "$(cat "$theirs")" ] && return 0
    {
        echo "node_modules is a link to $(readlink node_modules), whose modules are not those of package-lock.json here."
        echo "Run npm ci there, or have modules of your own: rm node_modules && npm ci"
    } >&2
    return 1
}

# Installs the modules of package-lock.json, unless they are there already; an interrupted installation does not count.
install_modules() {
    [ node_modules/.package-lock.json -nt package-lock.json ] && return 0
    if [ -L node_modules ]; then take_linked_modules; return; fi
    local said status=0
    rm -f node_modules/.package-lock.json
    said=$(npm ci --no-progress --loglevel=warn 2>&1) || status=$?
    # On a full disk npm warns of every file it could not write, and succeeds.
    case "$said" in *TAR_ENTRY_ERROR*) status=1 ;; esac
    if [ "$status" != 0 ]; then
        tail -n 20 <<<"$said"
        echo "npm ci could not install the page's modules from package-lock.json: its own message is above."
        likely_reasons .
        rm -rf node_modules
        return 1
    fi >&2
    touch node_modules/.package-lock.json
}

# can_get TOOL...: false if CHROMIUM or PYTHON names a missing program, which installing another would not provide.
can_get() {
    case " $* " in *' chromium '*) [ -z "${CHROMIUM:-}" ] || return 1 ;; esac
    case " $* " in *' numpy '*) [ -z "${PYTHON:-}" ] ;; esac
}

prepare() {
    local missing needed=() purpose optional
    for purpose in "$@"; do [ "$purpose" = other_browsers ] || needed+=("$purpose"); done
    missing=$(missing_tools "${needed[@]}")
    # shellcheck disable=SC2086  # the names are to be split
    if [ -n "$missing" ] && can_get $missing && may_install; then
        # shellcheck disable=SC2086
        install_tools $missing || true
        missing=$(missing_tools "${needed[@]}")
    fi
    # shellcheck disable=SC2086
    if [ -n "$missing" ]; then explain_missing $missing; return 1; fi
    # Optional tools, each behind the purpose it serves.
    for optional in sanitizers:clang linters:clang_tidy browser:bare_chromium; do
        case " $* " in
            *" ${optional%:*} "*) "has_${optional#*:}" || ! may_install || install_tools "${optional#*:}" || true ;;
        esac
    done
    case " $* " in *' other_browsers '*) prepare_other_browsers ;; esac
    # The module's API is bundled with esbuild, which is one of them.
    case " $* " in *' wasm '* | *' page '*) install_modules || return 1 ;; esac
}

# The number of parallel jobs: JOBS, or the number of cores.
jobs_at_once() { echo "${JOBS:-$(nproc 2>/dev/null || sysctl -n hw.ncpu)}"; }

# Clang compiles with sanitizers in half the time; where it cannot, the default compiler does.
sanitizing_compiler() { if has_clang; then echo clang++; else echo c++; fi; }

# build_engine [CMAKE_OPTION...]
build_engine() { cmake --preset wasm "$@" >/dev/null && cmake --build --preset wasm -j "$(jobs_at_once)"; }
# A failed build removes the page, so that no half of it is served.
build_page() { npm run --silent page -- --logLevel warn || { rm -rf web/dist; return 1; }; }
build_package() { node package/build.mjs; }
