import {PartnerPage} from '@/components/templates/PartnerPage';
import {pageMetadata} from '@/lib/seo';

export const generateMetadata = () => pageMetadata('/partner-program');

export default function Page() {
  return <PartnerPage />;
}
