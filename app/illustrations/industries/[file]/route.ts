import {cacheRules} from '@/lib/http/cacheRules';
import {illustrationHref, illustrationsIn, readSvg} from '@/lib/illustrations';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  illustrationsIn('industries').map((name) => ({file: `${name.replace('industries/', '')}.svg`}));

/** A drawing as it is in `illustrations/`. Pages ask for it with a hash. */
export async function GET(_: Request, {params}: {params: Promise<{file: string}>}) {
  const name = `industries/${(await params).file.replace(/\.svg$/, '')}`;
  return new Response(readSvg(name), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': cacheRules.hashed,
      'content-location': illustrationHref(name),
    },
  });
}
