import {type Page, pages} from '@/content/paths';
import {type Locale, locales} from '@/i18n/languages';
import {fileResponse} from '@/lib/http/fileResponse';
import {shareCardOf, sharePathOf, shareUrlOf} from '@/lib/shareCard';
import {pngOf} from '@/share/engine';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The end of an image's path, as Next splits it: `/share/hi/products/skycart.png` → `['products', 'skycart.png']`. */
const pathAfterLocale = (locale: Locale, page: Page) => sharePathOf({locale, page}).split('/').slice(3);

/** Every page in every language has an image. */
const images = locales.flatMap((locale) => pages.map((page) => ({page, locale, path: pathAfterLocale(locale, page)})));

export const generateStaticParams = () => images.map(({locale, path}) => ({locale, path}));

type Context = {params: Promise<{locale: string; path: string[]}>};

export async function GET(_: Request, {params}: Context) {
  const {locale, path} = await params;
  const image = images.find((each) => each.locale === locale && each.path.join('/') === path.join('/'));
  if (!image) return new Response(null, {status: 404});
  const card = await shareCardOf(image.page, image.locale);
  return fileResponse(new Uint8Array(await pngOf(card)), 'image/png', {location: shareUrlOf(card)});
}
