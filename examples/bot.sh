#!/bin/sh
# Plays a whole game against a random bot with curl: always the first move that is offered.
#   examples/bot.sh http://localhost:3000 scoville
set -eu
HOST=$1
GAME=$2
JAR=$(mktemp)
trap 'rm -f "$JAR"' EXIT

post() { curl -sS --fail-with-body -b "$JAR" -c "$JAR" -H 'content-type: application/json' -d "$2" "$HOST$1"; }
get() { curl -sS --fail-with-body -b "$JAR" "$HOST$1"; }
# Any tool that reads JSON does; Node is here anyway.
json() { node -e "const x = JSON.parse(require('fs').readFileSync(0)); console.log($1)"; }

post /api/me '{"name":"Shell"}' >/dev/null
TABLE=$(post /api/tables "{\"id\":\"shell-$$-table\",\"game\":\"$GAME\",\"seats\":[\"me\",\"bot:random\"],\"autostart\":true}" | json x.table)
STEP=0
while :; do
  # What to post now: nothing while the bot is thinking, "over" at the end.
  BODY=$(get "/api/tables/$TABLE/view?seat=0" | json "
    x.update.waiting.length === 0 ? 'over'
    : !x.update.waiting.includes(0) ? ''
    : JSON.stringify({ id: 'shell-$$-move-$STEP', seat: 0, decision: x.update.decision, moves: [x.update.offers[0].move] })")
  case $BODY in
    over) break ;;
    '') sleep 0.1 ;;
    *) post "/api/tables/$TABLE/moves" "$BODY" >/dev/null && STEP=$((STEP + 1)) ;;
  esac
done
echo "over after $STEP moves; the record:"
get "/api/tables/$TABLE/record" | tail -n 1
