import {PartnerPage} from '@/components/pages/PartnerPage';
import {StructuredData} from '@/components/pages/StructuredData';
import {pageMetadata} from '@/lib/seo/metadata';

export const generateMetadata = () => pageMetadata('/partner-program');

export default function Page() {
  return (
    <>
      <StructuredData path="/partner-program" />
      <PartnerPage />
    </>
  );
}
