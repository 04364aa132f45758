import type {MetadataRoute} from 'next';
import {pageOf} from '@/content/paths';
import {messageArguments} from '@/i18n/facts';
import {type Locale, languages, locales} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
import {translatorOf} from '@/i18n/translator';
import {fileResponse} from '@/lib/http/fileResponse';
import {palette} from '@/lib/paletteFromCss';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => locales.map((locale) => ({file: `${locale}.webmanifest`}));

/** The web app manifest, with which a phone can put the site on its home screen. Each language has its own. */
export async function GET(_: Request, {params}: {params: Promise<{file: string}>}) {
  const {file} = await params;
  // Next calls this with the static params above and no others.
  const locale = file.replace('.webmanifest', '') as Locale;
  const {text} = await translatorOf(locale);
  const {brand} = messageArguments(locale);
  const manifest: MetadataRoute.Manifest = {
    id: `/?lang=${locale}`,
    name: brand,
    short_name: brand,
    description: text('home.meta.description'),
    lang: languages[locale].tag,
    dir: 'ltr',
    start_url: localizedHref(locale, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: palette.paper,
    background_color: palette.paper,
    icons: [
      {src: '/icon-192.png', sizes: '192x192', type: 'image/png'},
      {src: '/icon-512.png', sizes: '512x512', type: 'image/png'},
      {src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
    ],
    shortcuts: (['/pricing', '/contact'] as const).map((path) => ({
      name: text(`${pageOf(path).wordsKey}.name`),
      url: localizedHref(locale, path),
    })),
  };
  return fileResponse(JSON.stringify(manifest), 'application/manifest+json');
}
