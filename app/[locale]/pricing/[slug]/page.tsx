import {ProductPricingPage} from '@/components/pages/ProductPricingPage';
import {StructuredData} from '@/components/pages/StructuredData';
import {pathOf, slugsOf} from '@/content/paths';
import {productPricing} from '@/content/productPricing';
import {entryOr404} from '@/lib/entries';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/pricing/[slug]'>;

export const dynamicParams = false;
export const generateStaticParams = () => slugsOf('productPricing').map((slug) => ({slug}));
const slugOf = async ({params}: Props) => entryOr404(productPricing, (await params).slug);
export const generateMetadata = async (props: Props) => pageMetadata(pathOf('productPricing', await slugOf(props)));

export default async function Page(props: Props) {
  const slug = await slugOf(props);
  return (
    <>
      <StructuredData path={pathOf('productPricing', slug)} />
      <ProductPricingPage slug={slug} />
    </>
  );
}
