import {getTranslations} from 'next-intl/server';
import type {ReactNode} from 'react';
import {ContentBoundary} from '@/components/error/ContentBoundary';
import type {Path} from '@/content/paths';
import {Footer} from './Footer';
import {Header} from './Header';
import {StructuredData} from './StructuredData';

/** Header and footer around a page. Pages render it and not the layout, because a layout does not know which page it is for. */
export async function PageShell({path, children}: {path?: Path; children: ReactNode}) {
  const t = await getTranslations('common');
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-4 z-50 bg-sheet px-4 py-3 font-semibold not-focus:[translate:0_-200%] print:hidden"
      >
        {t('skip')}
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1} className="@container ledger-margin pt-16">
        <ContentBoundary>
          {path && <StructuredData path={path} />}
          {children}
        </ContentBoundary>
      </main>
      <Footer />
    </>
  );
}
