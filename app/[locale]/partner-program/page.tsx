import {PartnerPage} from '@/components/templates/PartnerPage';
import {StructuredData} from '@/components/templates/StructuredData';
import {pageMetadata} from '@/lib/seo';

export const generateMetadata = () => pageMetadata('/partner-program');

export default function Page() {
  return (
    <>
      <StructuredData path="/partner-program" />
      <PartnerPage />
    </>
  );
}
