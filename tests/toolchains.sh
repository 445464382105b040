#!/usr/bin/env bash
# Tries the two commands of README.md on fresh Debian systems: makes a root of each release with debootstrap, runs
# emscripten/play.sh and tests/run.sh in it as a newcomer would (tests/toolchains/in_root.sh), and prints a table of what
# happened. Takes hours and gigabytes, so it is no part of tests/run.sh.
#
# Each root has namespaces of its own for mounts and processes: however this script ends, the processes in the root end
# with it, and no mount remains that removing the root could reach.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
repository=$PWD

usage() {
    cat <<'TEXT'
Usage: tests/toolchains.sh [--at FOLDER] [--keep] [--tests "PARTS"] [--table FILE] [RELEASE ...]
Tries play.sh and run.sh of the commit at HEAD in fresh Debian systems: bookworm, trixie and sid by default. Needs root,
debootstrap, git and 8 GB of disk.
  --at FOLDER      where the systems are made and the logs kept, outside this tree
                   (default ${TMPDIR:-/var/tmp}/cellophane-toolchains)
  --keep           keep the systems until the next run, up to 8 GB each; without it only their logs stay
  --tests "PARTS"  the parts of tests/run.sh to run (default: all of them)
  --table FILE     write the table there too, with a heading and what was not tried
MIRROR=http://... in the environment names another mirror of Debian's archive.
TEXT
}

refuse() { printf '%s\n' "$@" >&2; exit 2; }
fail() { printf '%s\n' "$@" >&2; exit 1; }

folder=${TMPDIR:-/var/tmp}/cellophane-toolchains
keep=no
parts=
table=
releases=()
while [ $# -gt 0 ]; do
    case "$1" in
        --at | --tests | --table)
            [ -n "${2:-}" ] || refuse "$1 needs a value."
            case "$1" in
                --at) folder=$2 ;;
                --tests) parts=$2 ;;
                --table) table=$2 ;;
            esac
            shift 2 ;;
        --keep) keep=yes; shift ;;
        --help | -h) usage; exit 0 ;;
        -*) echo "Unknown argument '$1'." >&2; usage >&2; exit 2 ;;
        *) releases+=("$1"); shift ;;
    esac
done
[ ${#releases[@]} -gt 0 ] || releases=(bookworm trixie sid)

# What is needed, before anything is done.
[ "$(id -u)" = 0 ] || refuse "Only root can make a system and change into it: sudo tests/toolchains.sh"
for program in debootstrap:debootstrap unshare:util-linux setpriv:util-linux chroot:coreutils git:git; do
    command -v "${program%:*}" >/dev/null ||
        refuse "${program%:*} is missing. On Debian and Ubuntu: sudo apt-get install ${program#*:}"
done
scripts=${DEBOOTSTRAP_DIR:-/usr/share/debootstrap}/scripts
for release in "${releases[@]}"; do
    # Debian's releases share the script of sid.
    [[ $release =~ ^[a-z]+$ && $(basename "$(readlink -f "$scripts/$release")") = sid && -e $scripts/$release ]] ||
        refuse "debootstrap knows no release of Debian named '$release'; allowed: bookworm, trixie, sid and others" \
            "in $scripts."
done
for part in $parts; do
    tests/run.sh --help | grep -qE "^  $part( |\$)" ||
        refuse "tests/run.sh has no part '$part'; see tests/run.sh --help."
done
if [ -n "$table" ]; then
    { [ -w "$table" ] || { [ ! -e "$table" ] && [ -w "$(dirname "$table")" ]; }; } ||
        refuse "--table is '$table', which cannot be written."
    table=$(realpath "$table")
fi
commit=$(git rev-parse --short HEAD) || refuse "There is no commit to try: $repository is no clone that git can read."
[ -z "$(git status --porcelain)" ] || echo "Commit $commit is tried; what is not committed is not." >&2
folder=$(realpath -m "$folder")
case "$folder/" in "$repository"/*) refuse "--at is '$folder', inside the tree; name a folder outside it." ;; esac
case "$folder" in
    *[[:space:]\\:]*) refuse "--at is '$folder'; spaces, colons and backslashes are not allowed in it." ;;
esac
mkdir -p "$folder" || exit 1

gigabytes_wanted=8
[ "$keep" = no ] || gigabytes_wanted=$((gigabytes_wanted * ${#releases[@]}))
kilobytes_free() { df --output=avail -k "$folder" | tail -n 1; }
[ "$(kilobytes_free)" -ge $((gigabytes_wanted * 1024 * 1024)) ] ||
    fail "$folder has $(($(kilobytes_free) / 1024 / 1024)) GB free, and $gigabytes_wanted are needed." \
        "Make room, or name another folder with --at."

# mounts_in ROOT: the mount points in it.
mounts_in() { awk -v root="$1" '$5 == root || index($5, root "/") == 1 { print "  " $5 }' /proc/self/mountinfo; }

# remove_root ROOT: fails if anything is mounted in it, which would be removed as well. Roots made by this script have
# this file beside them.
mark=made-by-toolchains
remove_root() {
    local mounts
    [ -e "$1" ] || return 0
    [ -e "$(dirname "$1")/$mark" ] ||
        fail "$1 was not made by this script; remove it, or name another folder with --at."
    mounts=$(mounts_in "$1") || fail "It cannot be found out what is mounted in $1, so it stays."
    [ -z "$mounts" ] ||
        fail "Something is mounted in $1, so it stays; umount it, then run this again:" "$mounts"
    rm -rf --one-file-system "$1"
}

# apart LOG COMMAND...: runs it in namespaces of its own, which end with this script, however that ends.
child=
apart() {
    setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child --mount-proc "${@:2}" >"$1" 2>&1 &
    child=$!
    wait "$child"
    local status=$?
    child=
    return $status
}

root=
leave() {
    if [ -n "$child" ]; then kill -KILL "$child" 2>/dev/null; wait "$child" 2>/dev/null; fi
    if [ -n "$root" ]; then remove_root "$root"; fi
}
trap leave EXIT
trap 'echo "Stopped; the system that was not finished is being removed." >&2; exit 130' INT TERM HUP

why_failed() {
    tail -n 5 "$1" | sed 's/^/  /'
    if [ "$(kilobytes_free)" -lt 102400 ]; then echo "The disk of $folder is full."; fi
}

# The host's apt settings for reaching an archive; no commands, and no files, which the root would not have.
apt_settings() {
    command -v apt-config >/dev/null || return 0
    apt-config dump |
        grep -E '^Acquire::((http|https|ftp)::(Proxy|Timeout|Pipeline-Depth|No-Cache)|Retries|Check-|ForceIPv)' |
        grep -vE 'Proxy-?Auto-?Detect|"";$'
}

# The file of certificates with which the host's Node and npm reach their registry, if one is set.
certificates() {
    local file=${NODE_EXTRA_CA_CERTS:-}
    if [ -z "$file" ] && command -v npm >/dev/null; then file=$(npm config get cafile 2>/dev/null); fi
    [ -f "$file" ] && echo "$file"
}

# make_root RELEASE LOG: a minimal system in $root.
make_root() {
    local release=$1 log=$2 file mirror
    apart "$log" debootstrap --variant=minbase "$release" "$root" ${MIRROR:+"$MIRROR"} || {
        echo "debootstrap could not make $release (no network? a full disk? all of it: $log):"
        why_failed "$log"
        return 1
    } >&2
    case "$release" in
        sid | unstable) ;;
        *)
            mirror=$(awk '$1 == "deb" { print $2; exit }' "$root/etc/apt/sources.list")
            printf 'deb %s %s-updates main\ndeb %s-security %s-security main\n' "${mirror%/}" "$release" "${mirror%/}" \
                "$release" >>"$root/etc/apt/sources.list" ;;
    esac
    apt_settings >"$root/etc/apt/apt.conf.d/90host"
    cp -L /etc/resolv.conf "$root/etc/resolv.conf"
    # A minimal system cannot resolve its own host name.
    { printf '127.0.0.1 localhost\n::1 localhost\n'; cat /etc/hosts; } >"$root/etc/hosts"
    if file=$(certificates); then cp -L "$file" "$root/etc/host-certificates.crt"; fi
    git clone -q --no-hardlinks "$repository" "$root/root/cellophane" &&
        git -C "$root/root/cellophane" -c advice.detachedHead=false checkout -q --detach "$commit" &&
        cp tests/toolchains/in_root.sh "$root/root/in_root.sh" || return 1
}

# try_root LOGS: both commands, as root in the root; leaves figures in LOGS.
try_root() {
    local with=() name
    for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY JOBS; do
        if [ -n "${!name:-}" ]; then with+=("$name=${!name}"); fi
    done
    if [ -e "$root/etc/host-certificates.crt" ]; then
        for name in NODE_EXTRA_CA_CERTS NPM_CONFIG_CAFILE SSL_CERT_FILE; do
            with+=("$name=/etc/host-certificates.crt")
        done
    fi
    # shellcheck disable=SC2086  # the parts are to be split
    apart "$1/all.log" bash "$repository/tests/toolchains/enter.sh" "$root" env -i HOME=/root TERM=xterm LANG=C.UTF-8 \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "${with[@]}" \
        bash /root/in_root.sh $parts
    local status=$?
    cp "$root"/root/logs/* "$1/" 2>/dev/null
    return $status
}

# note_changes LOGS: the changes that git sees in the clone.
note_changes() {
    local changes
    changes=$(git -C "$root/root/cellophane" status --porcelain)
    echo "$changes" >"$1/changes.log"
    if [ -z "$changes" ]; then
        echo "clean"
    elif grep -q 'tests/golden' <<<"$changes"; then
        echo "golden files changed"
    else
        echo "$(wc -l <<<"$changes") files changed"
    fi
}

failures=0
for release in "${releases[@]}"; do
    logs=$folder/$release
    echo "== $release: the log is $logs/all.log" >&2
    remove_root "$logs/root"
    mkdir -p "$logs" && rm -f "$logs"/*.log "$logs/figures" && touch "$logs/$mark" || exit 1
    root=$logs/root
    if make_root "$release" "$logs/debootstrap.log"; then
        if ! try_root "$logs"; then
            { echo "$release: something failed:"; why_failed "$logs/all.log"; } >&2
            failures=$((failures + 1))
        fi
        printf 'tree\t%s\n' "$(note_changes "$logs")" >>"$logs/figures"
        if [ "$keep" = yes ]; then echo "$root is kept." >&2; root=; fi
    else
        failures=$((failures + 1))
    fi
    if [ -n "$root" ]; then remove_root "$root"; root=; fi
done

# row LABEL KEY: a figure of every release.
row() {
    local release value
    printf '| %s |' "$1"
    for release in "${releases[@]}"; do
        value=$(sed -n "s/^$2\t//p" "$folder/$release/figures" 2>/dev/null)
        printf ' %s |' "${value:-–}"
    done
    echo
}

# shellcheck disable=SC2016  # the backquotes are Markdown's
print_table() {
    local release
    printf '| |'
    for release in "${releases[@]}"; do printf ' %s |' "$release"; done
    printf '\n| --- |'
    for release in "${releases[@]}"; do printf ' --- |'; done
    echo
    row 'system' system
    row 'Emscripten' emscripten
    row 'clang of Emscripten' emscripten_clang
    row 'g++' gxx
    row 'Catch2' catch2
    row 'Node' node
    row 'CMake' cmake
    row 'Chromium' chromium
    row 'Chromium without a window' headless
    row 'Firefox' firefox
    row 'WebKit' webkit
    row '`emscripten/play.sh`, until the page answers' play
    row '`tests/run.sh`' run
    row 'tests passed, failed' tests
    row 'the tree afterwards (`git status`)' tree
    row 'engine, gzip: whole' gzip_whole
    row 'engine, gzip: page' gzip_page
    row 'engine, gzip: map' gzip_map
    row 'engine, gzip: dig' gzip_dig
    row 'a level, native' native_level
    row 'a level, WebAssembly' wasm_level
    row 'a turn of walking, native' native_walk
    row 'a turn of walking, WebAssembly' wasm_walk
    row 'a turn of exploring, native' native_explore
    row 'a turn of exploring, WebAssembly' wasm_explore
}

describe() {
    cat <<TEXT
# Toolchains

What became of the two commands of [README.md](../../README.md) on systems made anew for it by \`tests/toolchains.sh\`, which
wrote this file on $(date -u +%F), of commit $commit. Both ran as root in a minimal Debian and installed what they
needed; the first command's time includes that${parts:+. Of the tests, only these parts were run: $parts}. Bench figures
are medians of \`cellophane bench --quick\` and \`node emscripten/bench.mjs --quick\` on $(nproc) cores; a dash stands for
what was not measured or did not come so far.

$(print_table)

Not tried: macOS, Windows (there WSL would be Debian or Ubuntu; \`tests/windows.sh\` tries the program under Wine), Fedora and
other systems that are not Debian, processors other than $(uname -m), and compilers other than those in the table.
TEXT
}

print_table
if [ -n "$table" ]; then describe >"$table" && echo "The table is in $table." >&2; fi
[ "$failures" = 0 ]
