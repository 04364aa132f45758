import {pngOf} from '@/components/share/engine';
import {pages} from '@/content/paths';
import {locales} from '@/i18n/routing';
import {shareCardOf, shareUrlOf} from '@/lib/share';

export const dynamic = 'force-static';
export const dynamicParams = false;

const cards = () => Promise.all(locales.flatMap((locale) => pages.map((page) => shareCardOf(page, locale))));

/** Every page in every language; the addresses are the ones that the pages' metadata names. */
export async function generateStaticParams() {
  return (await cards()).map((card) => {
    const [, , locale = '', ...path] = shareUrlOf(card).split('/');
    return {locale, path};
  });
}

type Context = {params: Promise<{locale: string; path: string[]}>};

export async function GET(_: Request, {params}: Context) {
  const {locale, path} = await params;
  const url = `/share/${locale}/${path.join('/')}`;
  const card = (await cards()).find((each) => shareUrlOf(each) === url);
  if (!card) return new Response(null, {status: 404});
  return new Response(new Uint8Array(await pngOf(card)), {
    headers: {'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable'},
  });
}
