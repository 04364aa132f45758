import {PageShell} from '@/components/layout/PageShell';
import {ContactPage} from '@/components/pages/ContactPage';
import {pageMetadata} from '@/lib/seo/metadata';

const path = '/contact';

export const generateMetadata = () => pageMetadata(path);

export default function Page() {
  return (
    <PageShell path={path}>
      <ContactPage />
    </PageShell>
  );
}
