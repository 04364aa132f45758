import type {Metadata, Viewport} from 'next';
import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {preload} from 'react-dom';
import {Footer} from '@/components/layout/Footer';
import {Header} from '@/components/layout/Header';
import {HydrationSignal} from '@/components/layout/HydrationSignal';
import {OfflineBanner} from '@/components/layout/OfflineBanner';
import {PauseOffscreenAnimations} from '@/components/layout/PauseOffscreenAnimations';
import {replayEarlyClick} from '@/components/layout/replayEarlyClick';
import {InlineScript} from '@/components/ui/InlineScript';
import {NoticeHost} from '@/components/ui/NoticeHost';
import {site} from '@/content/site';
import {pageLocale} from '@/i18n/locale';
import {locales, scriptOf} from '@/i18n/routing';
import {darkPalette, palette} from '@/share/palette';
import {fontsOf} from '../fonts';
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
    {media: '(prefers-color-scheme: light)', color: palette.paper},
    {media: '(prefers-color-scheme: dark)', color: darkPalette.paper},
  ],
};

/** Imported where it is rendered: a production build leaves out the branch, and with it the import. */
async function TranslatorsTools({locale}: {locale: string}) {
  if (process.env.NODE_ENV !== 'development') return null;
  const [{cookies}, {keysCookie}, {OnPageKeys}] = await Promise.all([
    import('next/headers'),
    import('@/i18n/marks'),
    import('@/components/dev/OnPageKeys'),
  ]);
  return <OnPageKeys locale={locale} on={(await cookies()).has(keysCookie)} />;
}

export default async function LocaleLayout({children}: {children: ReactNode}) {
  const t = await getTranslations('common');
  const locale = await pageLocale();
  for (const {href} of fontsOf(locale)) {
    // On a phone they would come before the words, on the same line.
    preload(href, {as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media: '(min-width: 44rem)'});
  }
  return (
    <html lang={locale} data-script={scriptOf(locale)}>
      <body>
        <a href="#main" className="skip-link print:hidden">
          {t('skip')}
        </a>
        <Header />
        <main id="main" tabIndex={-1} className="@container ledger-margin pt-16">
          {children}
        </main>
        <Footer />
        <PauseOffscreenAnimations />
        <InlineScript run={replayEarlyClick} args={[]} />
        <OfflineBanner words={{offline: t('connection.offline'), online: t('connection.online')}} />
        <NoticeHost label={t('notices.label')} closeLabel={t('notices.close')} />
        <HydrationSignal />
        {process.env.NODE_ENV === 'development' && <TranslatorsTools locale={locale} />}
      </body>
    </html>
  );
}
