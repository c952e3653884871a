# Sietch as an image: the sources, their dependencies and the built web. The server is bundled when it starts.
FROM node:24-slim AS build
WORKDIR /sietch
COPY package.json package-lock.json ./
COPY packages packages
COPY scripts scripts
COPY tsconfig*.json ./
RUN npm ci --include=dev \
 && npm run build --workspace packages/web \
 && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production SIETCH_DATA=/data LOG_LEVEL=info
WORKDIR /sietch
COPY --from=build /sietch /sietch
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:3000/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1 and gets the signal to stop, so that the server ends gracefully.
CMD ["node", "--max-semi-space-size=64", "packages/cli/bin/sietch.mjs", "serve"]
