# The final image has production dependencies only and does not run as root.
FROM node:24-bookworm-slim AS build
WORKDIR /refectory
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN PAYLOAD_SECRET=only-for-the-build-only-for-the-build DATABASE_URL=file:/tmp/build.db node scripts/run.mjs build \
 && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /refectory
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 MEDIA_DIR=/refectory/data/media
# As serverDefaults in scripts/steps.mjs.
ENV NODE_OPTIONS="--max-old-space-size=1024 --max-semi-space-size=16"
COPY --from=build --chown=node:node /refectory ./
RUN mkdir -p data && chown node:node data
USER node
VOLUME /refectory/data
EXPOSE 3000
# The process, not the database: nothing is gained by replacing a container that serves pages from its cache.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "scripts/check-health.mjs", "/healthz"]
CMD ["node", "--conditions=production", "scripts/program.mjs", "server.ts"]
