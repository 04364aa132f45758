import {PageShell} from '@/components/layout/PageShell';
import {IndustryPage} from '@/components/pages/IndustryPage';
import {pathOf, type Slug, slugsOf} from '@/content/paths';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = {params: Promise<{slug: Slug<'industries'>}>};

export const generateStaticParams = () => slugsOf('industries').map((slug) => ({slug}));

export async function generateMetadata({params}: Props) {
  const {slug} = await params;
  return pageMetadata(pathOf('industries', slug));
}

export default async function Page({params}: Props) {
  const {slug} = await params;
  return (
    <PageShell path={pathOf('industries', slug)}>
      <IndustryPage slug={slug} />
    </PageShell>
  );
}
