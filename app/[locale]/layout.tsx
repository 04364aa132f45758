import type {Metadata, Viewport} from 'next';
import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {preload} from 'react-dom';
import {HydrationSignal} from '@/components/layout/HydrationSignal';
import {OfflineBar} from '@/components/layout/OfflineBar';
import {ForeignContent} from '@/components/ui/ForeignContent';
import {ledeId} from '@/components/ui/Heading';
import {noticesId} from '@/content/elementIds';
import {fontPreloadMedia} from '@/content/timesAndLimits';
import {locales, scriptOf} from '@/i18n/languages';
import {pageLocale} from '@/i18n/locale';
import {darkPalette, palette} from '@/lib/paletteFromCss';
import {siteScriptHref} from '@/lib/siteScript';
import {site} from '@/settings/site';
import '../globals.css';
// Every page has the header. Imported here, its rules come after globals.css, which sets the order of the layers.
import '@/components/layout/Header.module.css';
import '@/components/layout/MenuPanel.module.css';

/** The font files of each writing system, the same as in fonts.css. */
const fonts = {
  Latn: [new URL('../fonts/poppins-latin.woff2', import.meta.url)],
  Deva: [
    new URL('../fonts/poppins-devanagari-400.woff2', import.meta.url),
    new URL('../fonts/poppins-devanagari-600.woff2', import.meta.url),
  ],
};

export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({locale}));

export const generateMetadata = async (): Promise<Metadata> => ({
  metadataBase: new URL(site.origin),
  icons: {
    icon: [
      {url: '/favicon.ico', sizes: '32x32'},
      {url: '/icon.svg', type: 'image/svg+xml'},
    ],
    apple: '/apple-icon.png',
  },
  manifest: `/manifest/${await pageLocale()}.webmanifest`,
});

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    {media: '(prefers-color-scheme: light)', color: palette.paper},
    {media: '(prefers-color-scheme: dark)', color: darkPalette.paper},
  ],
};

/** The button "Keys". Its modules are imported after the condition, so that a production build leaves them out. */
async function TranslatorsTools({locale}: {locale: string}) {
  if (process.env.NODE_ENV !== 'development') return null;
  const [{cookies}, {keysCookie}, {OnPageKeys}] = await Promise.all([
    import('next/headers'),
    import('@/i18n/tooling/marks'),
    import('@/components/dev/OnPageKeys'),
  ]);
  const cookieStore = await cookies();
  return <OnPageKeys locale={locale} on={cookieStore.has(keysCookie)} />;
}

export default async function LocaleLayout({children}: {children: ReactNode}) {
  const t = await getTranslations('common');
  const locale = await pageLocale();
  for (const {href} of fonts[scriptOf(locale)]) {
    preload(href, {as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media: fontPreloadMedia});
  }
  return (
    <html lang={locale} data-script={scriptOf(locale)}>
      {/* The first paint waits for the lede. Painting the header first would cost a slow processor a second layout. */}
      <link rel="expect" href={`#${ledeId}`} blocking="render" />
      <body>
        {children}
        <OfflineBar />
        {/* notify.ts writes here. Breakpoints do not work here, outside of header, main and footer. */}
        <ForeignContent
          id={noticesId}
          role="status"
          data-label={t('notices.label')}
          data-close={t('notices.close')}
          // Not `bg-raised`, whose lines have another colour (light-surfaces-in-dark.css).
          className="fixed right-4 bottom-4 z-50 w-[min(22.25rem,100%-2rem)] rounded-sm border bg-(--color-raised) px-5 py-3 text-note empty:sr-only print:hidden"
        />
        <script src={siteScriptHref()} defer data-after-paint />
        <HydrationSignal />
        {process.env.NODE_ENV === 'development' && <TranslatorsTools locale={locale} />}
      </body>
    </html>
  );
}
