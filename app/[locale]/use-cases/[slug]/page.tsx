import {StructuredData} from '@/components/pages/StructuredData';
import {UseCasePage} from '@/components/pages/UseCasePage';
import {pathOf, slugsOf} from '@/content/paths';
import {useCases} from '@/content/useCases';
import {entryOr404} from '@/lib/entries';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/use-cases/[slug]'>;

export const dynamicParams = false;
export const generateStaticParams = () => slugsOf('useCases').map((slug) => ({slug}));
const slugOf = async ({params}: Props) => entryOr404(useCases, (await params).slug);
export const generateMetadata = async (props: Props) => pageMetadata(pathOf('useCases', await slugOf(props)));

export default async function Page(props: Props) {
  const slug = await slugOf(props);
  return (
    <>
      <StructuredData path={pathOf('useCases', slug)} />
      <UseCasePage slug={slug} />
    </>
  );
}
