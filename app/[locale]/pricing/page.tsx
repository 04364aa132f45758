import {PricingPage} from '@/components/templates/PricingPage';
import {StructuredData} from '@/components/templates/StructuredData';
import {pageMetadata} from '@/lib/seo';

export const generateMetadata = () => pageMetadata('/pricing');

export default function Page() {
  return (
    <>
      <StructuredData path="/pricing" />
      <PricingPage />
    </>
  );
}
