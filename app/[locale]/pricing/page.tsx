import {PricingPage} from '@/components/pages/PricingPage';
import {StructuredData} from '@/components/pages/StructuredData';
import {pageMetadata} from '@/lib/seo/metadata';

export const generateMetadata = () => pageMetadata('/pricing');

export default function Page() {
  return (
    <>
      <StructuredData path="/pricing" />
      <PricingPage />
    </>
  );
}
