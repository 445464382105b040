#!/usr/bin/env bash
# python.sh LIBRARY SOURCE: the examples in Python with this shared library print the known hash, and refuse what is wrong.
set -euo pipefail
. "$2/scripts/prepare.sh"
if ! python=$(find_python); then explain_missing numpy; exit 1; fi
export CELLOPHANE_LIBRARY=$1 PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$2/examples
cmp <("$python" "$2/examples/random_play.py" 20) "$2/tests/golden/random_play.txt"
"$python" "$2/examples/many_games.py" 8 150 | grep -E '^[0-9]+ games, depth [1-9]'
"$python" "$2/examples/bot.py" 1 1 | grep -E '^seed 1: depth [2-9]'
"$python" "$2/tests/library/environment_test.py"
