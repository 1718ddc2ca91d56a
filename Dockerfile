# One image for server, worker and migration: they share everything but the command.

FROM node:20-bookworm-slim AS base
WORKDIR /app
ENV NODE_ENV=production

# Builds the site. The image that runs takes only what is built from here.
FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci --include=dev
COPY . .
RUN npm run build

# What runs in production, without tests and their tools. What builds the site is a dependency, because npm start
# builds it. The embedded PostgreSQL is an optional package; here DATABASE_URL names a real one. Install scripts only fetch
# or link such packages, so none needs to run.
FROM base AS dependencies
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM base AS runtime
ENV HOST=0.0.0.0
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
# A volume mounted here takes over the owner, so that the worker may write to it.
RUN mkdir /data && chown node:node /data
USER node
# Node.js as process 1 gets the signals itself; the programs end on SIGTERM.
STOPSIGNAL SIGTERM

FROM runtime AS server
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=60", "dist/programs/server.js"]

FROM runtime AS worker
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.WORKER_PORT || 3001) + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=60", "dist/programs/worker.js"]

FROM runtime AS migrate
CMD ["node", "dist/programs/migrate.js"]
