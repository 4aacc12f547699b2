# The server with the built web client. Data lives in /data.
#   docker build -t harvest-table . && docker run -p 3000:3000 -v harvest-data:/data harvest-table
# The Node of the image only installs; the server runs on the one pinned by package.json.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app .
# The database holds the seeds of running games.
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--min-semi-space-size=32", "--max-semi-space-size=32", "server/src/main.ts"]
