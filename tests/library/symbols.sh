#!/bin/sh
# symbols.sh SHARED STATIC INTERFACE: what the two libraries let others see.
#
# The shared one exports the functions of the header (INTERFACE lists them) and nothing else. The static one is made of
# sources whose names would otherwise be exported by every library that it is linked into: they are hidden.
set -eu
shared=$1 static=$2 interface=$3
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
sed -nE 's/^function .*[ *](cellophane_[a-z_]+)\(.*/\1/p' "$interface" | LC_ALL=C sort >"$scratch/wanted"
nm -D --defined-only "$shared" | awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' | LC_ALL=C sort >"$scratch/found"
[ -s "$scratch/wanted" ] || { echo "$interface lists no functions."; exit 1; }
diff "$scratch/wanted" "$scratch/found" || { echo "The names that $shared exports are not those of $interface."; exit 1; }
# Whatever of the static one is neither hidden nor local nor a function of the header is the standard library's.
readelf --symbols --wide "$static" |
    awk '($5 == "GLOBAL" || $5 == "WEAK") && $6 == "DEFAULT" && $7 != "UND" && $8 ~ /10cellophane/ { print $8 }' |
    c++filt | grep -v '^cellophane_' | grep '^cellophane::' | sort -u >"$scratch/seen" || true
[ ! -s "$scratch/seen" ] || { head "$scratch/seen"; echo "These names of $static are not hidden."; exit 1; }
