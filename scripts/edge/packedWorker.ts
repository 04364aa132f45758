/** What edge/worker.ts runs, from the root of the project: there once `npm run build:edge` has packed a build. */
export const packedWorker = '.open-next/middleware/handler.mjs';
