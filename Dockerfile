# Builds once, runs small: dependencies for production only, no compiler, no root.
FROM node:24-bookworm-slim AS build
WORKDIR /refectory
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save
COPY . .
RUN PAYLOAD_SECRET=only-for-the-build-only-for-the-build DATABASE_URL=file:/tmp/build.db node scripts/run.mjs build \
 && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /refectory
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 MEDIA_DIR=/refectory/data/media
COPY --from=build --chown=node:node /refectory ./
RUN mkdir -p data && chown node:node data
USER node
VOLUME /refectory/data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:3000/v1/sites/public').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--conditions=production", "--import", "tsx", "server.ts"]
