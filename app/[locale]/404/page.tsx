import type {Metadata} from 'next';
import {getTranslations} from 'next-intl/server';
import {NotFoundPage} from '@/components/templates/NotFoundPage';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return {
    title: `${t('errors.notFound.meta.title')} | ${t('common.brand')}`,
    description: t('errors.notFound.meta.description'),
    robots: {index: false},
  };
}

/** Where the middleware sends unknown paths, with status 404: Next's own notFound() answers with an empty document. */
export default function Page() {
  return <NotFoundPage />;
}
