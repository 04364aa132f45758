import {LegalPage} from '@/components/pages/LegalPage';
import {StructuredData} from '@/components/pages/StructuredData';
import {legal} from '@/content/legal';
import {pathOf, slugsOf} from '@/content/paths';
import {entryOr404} from '@/lib/entries';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/[slug]'>;
export const dynamicParams = false;
export const generateStaticParams = () => slugsOf('legal').map((slug) => ({slug}));
const slugOf = async ({params}: Props) => entryOr404(legal, (await params).slug);
export const generateMetadata = async (props: Props) => pageMetadata(pathOf('legal', await slugOf(props)));

export default async function Page(props: Props) {
  const slug = await slugOf(props);
  return (
    <>
      <StructuredData path={pathOf('legal', slug)} />
      <LegalPage slug={slug} />
    </>
  );
}
