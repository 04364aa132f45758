import {PageShell} from '@/components/layout/PageShell';
import {LegalDocument} from '@/components/sections/legal/LegalDocument';
import {pathOf, type Slug, slugsOf} from '@/content/paths';
import {pageMetadata} from '@/lib/seo/metadata';

type Props = {params: Promise<{slug: Slug<'legal'>}>};

export const generateStaticParams = () => slugsOf('legal').map((slug) => ({slug}));

export async function generateMetadata({params}: Props) {
  const {slug} = await params;
  return pageMetadata(pathOf('legal', slug));
}

/** A legal document. */
export default async function LegalPage({params}: Props) {
  const {slug} = await params;
  return (
    <PageShell path={pathOf('legal', slug)}>
      <LegalDocument slug={slug} />
    </PageShell>
  );
}
