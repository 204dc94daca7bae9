#!/bin/bash
# usage: league.sh GAME WORKERS SECONDS "A B" "C D" ...
game=$1; workers=$2; secs=$3; shift 3
export PYTHONPATH=src:. WATAHA_CACHE_DIR=/tmp/c
start=$(date +%s)
python3 -W ignore -m wataha.lab.arena $game --bots greedy random --deals 1 --workers 1 --log /tmp/warm_$game.jsonl > $OUT/$game.warm 2>&1
python3 -W ignore -m wataha.lab.arena $game --bots alpha:iterations=10 flat:iterations=10 --deals 1 --workers 1 --log /tmp/warm2_$game.jsonl >> $OUT/$game.warm 2>&1
echo "warm $(( $(date +%s) - start )) s" >> $OUT/$game.warm
for pair in "$@"; do
  s=$(date +%s)
  set -- $pair
  extra=""
  [ -n "$3" ] && extra="${*:3}"
  timeout -s INT $secs python3 -W ignore -m wataha.lab.arena $game --bots $1 $2 $extra --workers $workers --log $OUT/$game-${1%%:*}-${2%%:*}.jsonl >> $OUT/$game.txt 2>&1
  echo "^ $pair took $(( $(date +%s) - s )) s" >> $OUT/$game.txt
done
