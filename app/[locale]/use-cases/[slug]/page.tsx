import {PageShell} from '@/components/layout/PageShell';
import {UseCasePage} from '@/components/pages/UseCasePage';
import {pathOf, type Slug, slugsOf} from '@/content/paths';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = {params: Promise<{slug: Slug<'useCases'>}>};

export const generateStaticParams = () => slugsOf('useCases').map((slug) => ({slug}));

export async function generateMetadata({params}: Props) {
  const {slug} = await params;
  return pageMetadata(pathOf('useCases', slug));
}

export default async function Page({params}: Props) {
  const {slug} = await params;
  return (
    <PageShell path={pathOf('useCases', slug)}>
      <UseCasePage slug={slug} />
    </PageShell>
  );
}
