import {PageShell} from '@/components/layout/PageShell';
import {LegalPage} from '@/components/pages/LegalPage';
import {pathOf, type Slug, slugsOf} from '@/content/paths';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = {params: Promise<{slug: Slug<'legal'>}>};

export const generateStaticParams = () => slugsOf('legal').map((slug) => ({slug}));

export async function generateMetadata({params}: Props) {
  const {slug} = await params;
  return pageMetadata(pathOf('legal', slug));
}

export default async function Page({params}: Props) {
  const {slug} = await params;
  return (
    <PageShell path={pathOf('legal', slug)}>
      <LegalPage slug={slug} />
    </PageShell>
  );
}
