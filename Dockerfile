# The site's settings (.env.example) are read by the build and by nothing later:
#   docker build --secret id=settings,src=.env.production .
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The cache has the files of earlier builds, for tabs that are open.
RUN --mount=type=cache,target=/site/.next/cache --mount=type=secret,id=settings,target=/site/.env.production npm run build

FROM node:24-bookworm-slim
WORKDIR /site
COPY --from=build /site/dist dist
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 3000}/healthz`).then(({ok}) => process.exit(ok ? 0 : 1))"]
CMD ["node", "dist/server.mjs"]
