# Server, worker, and migration images share everything except the command.

# A version that still gets security fixes: 24 does until April 2028. The programs also run on 20.19 (decision 5).
FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NODE_ENV=production

# Builds the site. The runtime image copies only the build output from this stage.
FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci --include=dev
COPY . .
RUN npm run build

# Production dependencies, without test tools. The build tools are among them for `npm ci --omit=dev && npm start`, which
# builds the site; this image has no use for them.
# Optional packages, such as the embedded PostgreSQL binaries, are left out: here, DATABASE_URL points to a real server.
# Install scripts only download or link such packages, so they are skipped.
FROM base AS dependencies
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM base AS runtime
ENV HOST=0.0.0.0
# `docker compose exec worker npm run leads` prints leads, and no advice to install another npm.
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
# A volume mounted here inherits this owner, so the worker can write to it.
RUN mkdir /data && chown node:node /data
USER node
# Run it with an init process (docker-compose.yml): as PID 1, Node.js ignores signals until the program handles them.
STOPSIGNAL SIGTERM

FROM runtime AS server
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=60", "dist/programs/server.js"]

FROM runtime AS worker
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.WORKER_PORT || 3001) + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=60", "dist/programs/worker.js"]

FROM runtime AS migrate
CMD ["node", "dist/programs/migrate.js"]
