import {everywhere} from '@/lib/securityHeaders.mjs';
import type {Answer} from '@/server/answers';

/** Cloudflare takes so many rules. */
const mostRules = 100;

/**
 * The headers of static files in the format of Cloudflare's `_headers`. Files whose addresses begin alike and whose
 * headers are equal share a rule. A shared rule leaves out the type, which Cloudflare knows by a file's ending, and the address, of
 * which each file has its own.
 */
export function headersFile(files: Record<string, Answer>): string {
  const rules = new Map<string, string[]>([['/*', lines(everywhere)]]);
  for (const [address, {headers}] of Object.entries(files)) {
    const folder = /^\/(?:_next\/static|share|manifest)\//.exec(address)?.[0];
    const pattern = folder ? `${folder}*` : address;
    const left = folder ? /^(?:content-location|content-type|vary)$/ : /^vary$/;
    const own = lines(Object.fromEntries(Object.entries(headers).filter(([name]) => !left.test(name))));
    const known = rules.get(pattern);
    if (known && known.join() !== own.join())
      throw new Error(
        `${address} has other headers than the rest of ${pattern}: give it a rule of its own in scripts/edge/headersFile.ts.`,
      );
    rules.set(pattern, own);
  }
  if (rules.size > mostRules)
    throw new Error(
      `${rules.size} rules are more than Cloudflare takes (${mostRules}): let more files share one in scripts/edge/headersFile.ts.`,
    );
  return [...rules].map(([pattern, own]) => [pattern, ...own].join('\n')).join('\n\n');
}

/** A header that a rule before has set is taken back first: Cloudflare would join the two values. */
const lines = (headers: Record<string, string>) =>
  Object.entries(headers).flatMap(([name, value]) => [
    ...(headers !== everywhere && inherited.has(name.toLowerCase()) ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
  ]);

const inherited = new Set(Object.keys(everywhere).map((name) => name.toLowerCase()));
