import type {Metadata, Viewport} from 'next';
import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {preload} from 'react-dom';
import {HydrationSignal} from '@/components/layout/HydrationSignal';
import {OfflineBar} from '@/components/layout/OfflineBar';
import {ForeignContent} from '@/components/ui/ForeignContent';
import {ledeId} from '@/components/ui/Heading';
import {notices, wideWindow} from '@/content/uiConstants';
import {locales, scriptOf} from '@/i18n/languages';
import {pageLocale} from '@/i18n/locale';
import {darkPalette, palette} from '@/lib/palette';
import {siteScriptHref} from '@/lib/siteScript';
import {site} from '@/settings/site';
import '../globals.css';
// Of every page: in its sheet, behind the order of the layers.
import '@/components/layout/Header.module.css';
import '@/components/layout/MenuPanel.module.css';

/** The font files of a script, as fonts.css names them. */
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

/** Imported where it is rendered: a production build leaves out the branch, and with it the import. */
async function TranslatorsTools({locale}: {locale: string}) {
  if (process.env.NODE_ENV !== 'development') return null;
  const [{cookies}, {keysCookie}, {OnPageKeys}] = await Promise.all([
    import('next/headers'),
    import('@/i18n/tooling/marks'),
    import('@/components/dev/OnPageKeys'),
  ]);
  return <OnPageKeys locale={locale} on={(await cookies()).has(keysCookie)} />;
}

export default async function LocaleLayout({children}: {children: ReactNode}) {
  const t = await getTranslations('common');
  const locale = await pageLocale();
  for (const {href} of fonts[scriptOf(locale)]) {
    preload(href, {as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media: wideWindow});
  }
  return (
    <html lang={locale} data-script={scriptOf(locale)}>
      {/* The header alone, painted first, would delay the title: a slow processor lays the page out twice. */}
      <link rel="expect" href={`#${ledeId}`} blocking="render" />
      <body>
        {children}
        <OfflineBar />
        {/* For notify.ts. It is outside of every container, so it has no breakpoints (postcss.config.mjs). */}
        <ForeignContent
          id={notices.id}
          role="status"
          data-label={t('notices.label')}
          data-close={t('notices.close')}
          // Not `bg-raised`, which has the lines of a note on a screen (light-surfaces-in-dark.css).
          className="fixed right-4 bottom-4 z-50 w-[min(22.25rem,100%-2rem)] rounded-sm border bg-(--color-raised) px-5 py-3 text-note empty:sr-only print:hidden"
        />
        <script src={siteScriptHref()} defer data-after-paint />
        <HydrationSignal />
        {process.env.NODE_ENV === 'development' && <TranslatorsTools locale={locale} />}
      </body>
    </html>
  );
}
