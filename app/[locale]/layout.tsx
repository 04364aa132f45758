import type {Metadata, Viewport} from 'next';
import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {preload} from 'react-dom';
import {Footer} from '@/components/layout/Footer';
import {Header} from '@/components/layout/Header';
import {RouteScroll} from '@/components/layout/RouteScroll';
import {site} from '@/content/site';
import {pageLocale} from '@/i18n/locale';
import {locales} from '@/i18n/routing';
import {firstFonts} from '../firstFonts';
import '../globals.css';

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
    {media: '(prefers-color-scheme: light)', color: '#f9f7f0'},
    {media: '(prefers-color-scheme: dark)', color: '#0e1022'},
  ],
};

export default async function LocaleLayout({children}: {children: ReactNode}) {
  const t = await getTranslations('common');
  const locale = await pageLocale();
  for (const {href} of firstFonts[locale]) {
    preload(href, {as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'});
  }
  return (
    <html lang={locale}>
      <body>
        <a
          href="#main"
          className="-translate-y-[200%] fixed top-3 left-4 z-50 bg-sheet px-4 py-3 font-semibold focus:translate-y-0 print:hidden"
        >
          {t('skip')}
        </a>
        <Header />
        <main id="main" tabIndex={-1} className="ledger-margin pt-16 outline-none">
          {children}
        </main>
        <Footer />
        <RouteScroll />
      </body>
    </html>
  );
}
