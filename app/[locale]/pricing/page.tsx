import {PageShell} from '@/components/layout/PageShell';
import {PricingPage} from '@/components/pages/PricingPage';
import {pageMetadata} from '@/lib/seo/metadata';

const path = '/pricing';

export const generateMetadata = () => pageMetadata(path);

export default function Page() {
  return (
    <PageShell path={path}>
      <PricingPage />
    </PageShell>
  );
}
