import {PricingPage} from '@/components/templates/PricingPage';
import {pageMetadata} from '@/lib/seo';

export const generateMetadata = () => pageMetadata('/pricing');

export default function Page() {
  return <PricingPage />;
}
