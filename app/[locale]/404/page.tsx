import type {Metadata} from 'next';
import {getTranslations} from 'next-intl/server';
import {NotFoundPage} from '@/components/pages/NotFoundPage';
import {factsIn} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  const {brand} = factsIn(await pageLocale());
  return {
    title: `${t('errors.notFound.meta.title')} | ${brand}`,
    description: t('errors.notFound.meta.description', {brand}),
    robots: {index: false},
  };
}

/** Where the middleware sends unknown paths, with status 404: Next's own notFound() answers with an empty document. */
export default function Page() {
  return <NotFoundPage />;
}
