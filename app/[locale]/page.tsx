import {PageShell} from '@/components/layout/PageShell';
import {HomePage} from '@/components/pages/HomePage';
import {pageMetadata} from '@/lib/seo/metadata';

const path = '/';

export const generateMetadata = () => pageMetadata(path);

export default function Page() {
  return (
    <PageShell path={path}>
      <HomePage />
    </PageShell>
  );
}
