# docker build --build-arg REVISION="$(git rev-parse HEAD)" -t volante:0.2.0 .
# The product for production: without an embedded PostgreSQL, as any user, on a read-only file system with /data and /tmp
# (docs/operating.md, "In a container").
FROM node:24.21.0-bookworm-slim AS assembled
ARG REVISION=unknown
WORKDIR /source
COPY . .
RUN ONNXRUNTIME_NODE_INSTALL=skip npm ci && REVISION="$REVISION" node scripts/run.mjs scripts/image/assemble.ts /assembled

FROM node:24.21.0-bookworm-slim
ARG REVISION=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="Volante" org.opencontainers.image.version="0.2.0" org.opencontainers.image.revision="$REVISION" org.opencontainers.image.source="$SOURCE" org.opencontainers.image.licenses="LicenseRef-UNLICENSED"
# A base without a shell needs prlimit and setpriv (util-linux) for the limits of child processes. Debian's list of packages stays
# for scanners, and /app/sbom.json lists those of npm.
COPY --from=assembled /assembled /app
RUN mkdir -m 1777 /data
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2 HOME=/tmp
WORKDIR /app
USER 10001:10001
EXPOSE 3000
VOLUME ["/data"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "/app/image/health.mjs"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "/app/server/main.ts"]
