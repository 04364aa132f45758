import {type Page, pages} from '@/content/paths';
import {type Locale, locales} from '@/i18n/languages';
import {fileResponse} from '@/lib/http/fileResponse';
import {shareCardOf, sharePathOf, shareUrlOf} from '@/lib/shareCard';
import {pngOf} from '@/share/engine';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The end of an image's path, as Next splits it: `/share/hi/products/skycart.png` → `['products', 'skycart.png']`. */
function pathAfterLocale(locale: Locale, page: Page): string[] {
  const start = `/share/${locale}/`;
  return sharePathOf({locale, page}).slice(start.length).split('/');
}

/** An image for every page in every language. */
const images: {page: Page; locale: Locale; path: string[]}[] = [];
for (const locale of locales) {
  for (const page of pages) images.push({page, locale, path: pathAfterLocale(locale, page)});
}

export const generateStaticParams = () => images.map(({locale, path}) => ({locale, path}));

type Context = {params: Promise<{locale: string; path: string[]}>};

export async function GET(_: Request, {params}: Context) {
  const {locale, path} = await params;
  const image = images.find((each) => each.locale === locale && each.path.join('/') === path.join('/'));
  if (!image) return new Response(null, {status: 404});
  const card = await shareCardOf(image.page, image.locale);
  return fileResponse(new Uint8Array(await pngOf(card)), 'image/png', {hashedAddress: shareUrlOf(card)});
}
