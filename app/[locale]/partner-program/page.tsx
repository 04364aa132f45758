import {PageShell} from '@/components/layout/PageShell';
import {PartnerPage} from '@/components/pages/PartnerPage';
import {pageMetadata} from '@/lib/seo/metadata';

const path = '/partner-program';

export const generateMetadata = () => pageMetadata(path);

export default function Page() {
  return (
    <PageShell path={path}>
      <PartnerPage />
    </PageShell>
  );
}
