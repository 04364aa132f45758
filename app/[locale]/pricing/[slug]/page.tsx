import {PageShell} from '@/components/layout/PageShell';
import {ProductPricingPage} from '@/components/pages/PricingPage';
import {pathOf, type Slug, slugsOf} from '@/content/paths';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = {params: Promise<{slug: Slug<'productPricing'>}>};

export const generateStaticParams = () => slugsOf('productPricing').map((slug) => ({slug}));

export async function generateMetadata({params}: Props) {
  const {slug} = await params;
  return pageMetadata(pathOf('productPricing', slug));
}

export default async function Page({params}: Props) {
  const {slug} = await params;
  return (
    <PageShell path={pathOf('productPricing', slug)}>
      <ProductPricingPage slug={slug} />
    </PageShell>
  );
}
