import {cacheRules} from './cacheRules';

/** A file that the build makes. `location`: its address with a hash, where pages ask for it by that. */
export const fileResponse = (body: BodyInit, type: string, location?: string) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': location ? cacheRules.hashed : cacheRules.file,
      ...(location && {'content-location': location}),
    },
  });
