import {pngOf} from '@/components/share/engine';
import {pages} from '@/content/paths';
import {locales} from '@/i18n/routing';
import {type ShareCard, shareCardOf, shareUrlOf} from '@/lib/share';

export const dynamic = 'force-static';
export const dynamicParams = false;

let cards: Promise<ReadonlyMap<string, ShareCard>> | undefined;

/** Every page in every language, by the address that the page's metadata names. */
function cardsByUrl() {
  cards ??= Promise.all(locales.flatMap((locale) => pages.map((page) => shareCardOf(page, locale)))).then(
    (all) => new Map(all.map((card) => [shareUrlOf(card), card])),
  );
  return cards;
}

export async function generateStaticParams() {
  return [...(await cardsByUrl()).keys()].map((url) => {
    const [, , locale = '', ...path] = url.split('/');
    return {locale, path};
  });
}

type Context = {params: Promise<{locale: string; path: string[]}>};

export async function GET(_: Request, {params}: Context) {
  const {locale, path} = await params;
  const card = (await cardsByUrl()).get(`/share/${locale}/${path.join('/')}`);
  if (!card) return new Response(null, {status: 404});
  return new Response(new Uint8Array(await pngOf(card)), {
    headers: {'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable'},
  });
}
