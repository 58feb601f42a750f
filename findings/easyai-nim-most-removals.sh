#!/usr/bin/env bash
# The Nim of easyAI 2.0.12 allows one piece fewer than it is told: its documentation calls max_removals_per_turn the "max
# number of pieces you can remove", and with 3 one may take 1 or 2 from a heap of 5, with 1 nothing at all. Who takes the last
# piece loses there. So with at most 3 its solver calls the heaps 1, 4 and 7 lost; by the rule as documented they are 1, 5
# and 9, which the few lines below count without the library. Who compares answers with another solver blames the wrong one.
# Seen with Python 3.11.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check easyAI==2.0.12
cat >solve.py <<'PY'
from easyAI import Human_Player, TranspositionTable, solve_with_iterative_deepening
from easyAI.games.Nim import Nim


def heap(size, most):
    return Nim([Human_Player(), Human_Player()], max_removals_per_turn=most, piles=(size,))


def lost(size):
    depths = range(2, size + 3)
    table = TranspositionTable()
    return solve_with_iterative_deepening(heap(size, 3), depths, win_score=80, tt=table, verbose=False)[0] == -1


for most in (None, 3, 2, 1):
    print(most, heap(5, most).possible_moves())
print("lost with at most 3:", [size for size in range(1, 10) if lost(size)])
wins = {0: True}
for size in range(1, 10):
    wins[size] = any(not wins[size - taken] for taken in range(1, min(size, 3) + 1))
print("by the documented rule:", [size for size in wins if not wins[size]])
PY
seen=$(venv/bin/python solve.py)
echo "$seen"
[ "$seen" = "None ['1,1', '1,2', '1,3', '1,4', '1,5']
3 ['1,1', '1,2']
2 ['1,1']
1 []
lost with at most 3: [1, 4, 7]
by the documented rule: [1, 5, 9]" ]
