#!/usr/bin/env python3
"""Plays a whole game against a bot over HTTP: always a random one of the moves that are offered.

    python3 examples/bot.py http://localhost:3000 scoville

Needs nothing but Python 3.8 and a running server.
"""
import http.cookiejar
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

HOST = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
GAME = sys.argv[2] if len(sys.argv) > 2 else "scoville"

# The server tells people apart by a cookie, so it has to be kept.
opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))


def call(path, body=None):
    """GET, or POST if there is a body. The same command with the same id is never carried out twice, so try again."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(HOST + path, data, {"content-type": "application/json"})
    while True:
        try:
            with opener.open(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                sys.exit(json.load(error)["error"]["sentence"])
            time.sleep(float(error.headers.get("retry-after") or 0.5))
        except urllib.error.URLError as error:
            sys.exit(f"There is no answer from {HOST} ({error.reason}). Start a server first: npm start")


def command(path, **body):
    return call(path, {"id": str(uuid.uuid4()), **body})


call("/api/me", {"name": "Snake"})
table = command("/api/tables", game=GAME, seats=["me", "bot:random"], autostart=True)["table"]
address = f"/api/tables/{table}"
print(f"watch at {HOST}/table/{table}", flush=True)

after = ""
while True:
    # Answered as soon as there is another view than the last one.
    view = call(f"{address}/view?seat=0{after}")
    update, after = view["update"], f"&after={view['n']}"
    if update["scores"] is not None:
        break
    if not update["offers"] or 0 not in update["waiting"]:
        continue
    move = random.choice(update["offers"])["move"]
    command(f"{address}/moves", seat=0, decision=update["decision"], moves=[move])

for score in sorted(update["scores"], key=lambda score: score["place"]):
    print(f"{score['place']}. seat {score['seat'] + 1}: {score['total']}")
