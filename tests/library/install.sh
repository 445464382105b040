#!/usr/bin/env bash
# install.sh BUILD SOURCE CMAKE CC CXX: installs what BUILD has built into a folder, moves that elsewhere, and uses it from
# outside of the tree, with find_package and with pkg-config. Every program has to print the known hash.
set -euo pipefail
build=$1 source=$2 cmake=$3 cc=$4 cxx=$5
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fail() { echo "install.sh: $*" >&2; exit 1; }

"$cmake" --install "$build" --prefix "$scratch/first" >"$scratch/log" 2>&1 || { cat "$scratch/log"; fail "cmake --install failed"; }
mv "$scratch/first" "$scratch/prefix"
for file in bin/cellophane include/cellophane.h; do [ -e "$scratch/prefix/$file" ] || fail "$file is not installed"; done
named=$(grep -rlF -e "$source/" -e ../src/ -e "$scratch/first" "$scratch/prefix") || true
[ -z "$named" ] || fail "these name the folder they were built in: $named"
version=$("$scratch/prefix/bin/cellophane" --version | sed -E 's/cellophane ([^,]*),.*/\1/')

known=$(cat "$source/tests/golden/random_play.txt")
has_hash() {
    local printed
    printed=$("$@" 20) || fail "$* ended with status $?"
    [ "$printed" = "$known" ] || fail "$* prints $printed, and $known is right"
    echo "ok: ${*##*/}"
}

mkdir "$scratch/consumer"
cp "$source"/tests/library/consumer/CMakeLists.txt "$source"/examples/random_play.c* "$scratch/consumer"
configure() {
    local folder=$1
    shift
    "$cmake" -S "$scratch/consumer" -B "$scratch/$folder" -G Ninja -DCMAKE_PREFIX_PATH="$scratch/prefix" \
        -DCMAKE_C_COMPILER="$cc" -DCMAKE_BUILD_TYPE=Release "$@" >"$scratch/log" 2>&1
}
use() {
    configure "$@" || { cat "$scratch/log"; fail "find_package(Cellophane) failed ($*)"; }
    "$cmake" --build "$scratch/$1" >"$scratch/log" 2>&1 || { cat "$scratch/log"; fail "the consumer could not be built ($*)"; }
}
use both "-DLANGUAGES=C;CXX" -DCMAKE_CXX_COMPILER="$cxx" -DWANTED_VERSION="$version"
for program in in_c in_c_static in_cpp in_cpp_static; do has_hash "$scratch/both/$program"; done
use c_alone -DLANGUAGES=C
for program in in_c in_c_static; do has_hash "$scratch/c_alone/$program"; done
! configure too_new -DLANGUAGES=C -DWANTED_VERSION=999.0 || fail "find_package found version 999.0 in $version"

pc=$(find "$scratch/prefix" -name cellophane.pc)
[ -n "$pc" ] || fail "cellophane.pc is not installed"
ask() { PKG_CONFIG_PATH=$(dirname "$pc") pkg-config "$@" cellophane; }
[ "$(ask --modversion)" = "$version" ] || fail "pkg-config says $(ask --modversion), the program $version"
cd "$scratch/consumer"
# shellcheck disable=SC2046  # flags are to be split
"$cc" -std=c99 -Wall -Wextra -pedantic -Werror random_play.c $(ask --cflags --libs) -o "$scratch/with_pkg_config"
lib=$(ask --variable=libdir)
LD_LIBRARY_PATH=$lib has_hash "$scratch/with_pkg_config"
# shellcheck disable=SC2046
"$cc" random_play.c $(ask --cflags) "$lib/libcellophane.a" $(ask --static --libs-only-l | sed 's/-lcellophane//') -o "$scratch/static"
has_hash "$scratch/static"
# The program asks for the library by its interface, so that later releases of it will do.
readelf -d "$scratch/with_pkg_config" | grep -qE "NEEDED.*\[libcellophane\.so\.[0-9]+\]" || fail "the library has no soname"
