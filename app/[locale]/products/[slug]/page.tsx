import {ProductPage} from '@/components/pages/ProductPage';
import {StructuredData} from '@/components/pages/StructuredData';
import {pathOf, slugsOf} from '@/content/paths';
import {products} from '@/content/products';
import {entryOr404} from '@/lib/entries';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/products/[slug]'>;

export const dynamicParams = false;
export const generateStaticParams = () => slugsOf('products').map((slug) => ({slug}));
const slugOf = async ({params}: Props) => entryOr404(products, (await params).slug);
export const generateMetadata = async (props: Props) => pageMetadata(pathOf('products', await slugOf(props)));

export default async function Page(props: Props) {
  const slug = await slugOf(props);
  return (
    <>
      <StructuredData path={pathOf('products', slug)} />
      <ProductPage slug={slug} />
    </>
  );
}
