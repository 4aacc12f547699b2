#!/bin/sh
# Plays a whole game against a random bot with curl: always the first move that is offered.
#   examples/bot.sh http://localhost:3000 scoville
set -eu
[ $# -eq 2 ] || { echo "usage: $0 http://localhost:3000 scoville" >&2; exit 2; }
HOST=$1
GAME=$2
TEMP=$(mktemp -d)
trap 'rm -rf "$TEMP"' EXIT

# Prints the answer; if the server refuses, prints its sentence and ends the script. After a 429 or 503 curl waits
# for as long as the server says, and tries again.
call() {
  : >"$TEMP/answer"
  if curl -s --fail-with-body --retry 5 -b "$TEMP/jar" -c "$TEMP/jar" -o "$TEMP/answer" "$@"; then
    cat "$TEMP/answer"
  else
    if [ -s "$TEMP/answer" ]; then json x.error.sentence <"$TEMP/answer"; else echo "no answer from $HOST"; fi >&2
    exit 1
  fi
}
post() { call -H 'content-type: application/json' -d "$2" "$HOST$1"; }
get() { call "$HOST$1"; }
# Any tool that reads JSON will do; Node is here anyway.
json() { node -e "const x = JSON.parse(require('fs').readFileSync(0)); console.log($1)"; }

post /api/me '{"name":"Shell"}' >/dev/null
CREATED=$(post /api/tables "{\"id\":\"shell-$$-table\",\"game\":\"$GAME\",\"seats\":[\"me\",\"bot:random\"],\"autostart\":true}")
TABLE=$(printf %s "$CREATED" | json x.table)
STEP=0
N=
while :; do
  # The next view, as soon as there is one.
  VIEW=$(get "/api/tables/$TABLE/view?seat=0${N:+&after=$N}")
  N=$(printf %s "$VIEW" | json x.n)
  # What to post now: nothing while the bot is thinking, "over" at the end.
  BODY=$(printf %s "$VIEW" | json "
    x.update.waiting.length === 0 ? 'over'
    : !x.update.waiting.includes(0) ? ''
    : JSON.stringify({ id: 'shell-$$-move-$STEP', seat: 0, decision: x.update.decision, moves: [x.update.offers[0].move] })")
  case $BODY in
    over) break ;;
    '') ;;
    *)
      post "/api/tables/$TABLE/moves" "$BODY" >/dev/null
      STEP=$((STEP + 1))
      ;;
  esac
done
RECORD=$(get "/api/tables/$TABLE/record")
echo "over after $STEP moves; the record:"
printf '%s\n' "$RECORD" | tail -n 1
