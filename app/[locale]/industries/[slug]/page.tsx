import {IndustryPage} from '@/components/pages/IndustryPage';
import {StructuredData} from '@/components/pages/StructuredData';
import {industries} from '@/content/industries';
import {pathOf, slugsOf} from '@/content/paths';
import {entryOr404} from '@/lib/entries';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/industries/[slug]'>;

export const dynamicParams = false;
export const generateStaticParams = () => slugsOf('industries').map((slug) => ({slug}));
const slugOf = async ({params}: Props) => entryOr404(industries, (await params).slug);
export const generateMetadata = async (props: Props) => pageMetadata(pathOf('industries', await slugOf(props)));

export default async function Page(props: Props) {
  const slug = await slugOf(props);
  return (
    <>
      <StructuredData path={pathOf('industries', slug)} />
      <IndustryPage slug={slug} />
    </>
  );
}
