import {PageShell} from '@/components/layout/PageShell';
import {ProductPage} from '@/components/pages/ProductPage';
import {pathOf, type Slug, slugsOf} from '@/content/paths';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = {params: Promise<{slug: Slug<'products'>}>};

export const generateStaticParams = () => slugsOf('products').map((slug) => ({slug}));

export async function generateMetadata({params}: Props) {
  const {slug} = await params;
  return pageMetadata(pathOf('products', slug));
}

export default async function Page({params}: Props) {
  const {slug} = await params;
  return (
    <PageShell path={pathOf('products', slug)}>
      <ProductPage slug={slug} />
    </PageShell>
  );
}
