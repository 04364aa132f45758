import {ContactPage} from '@/components/pages/ContactPage';
import {StructuredData} from '@/components/pages/StructuredData';
import {pageMetadata} from '@/lib/seo/metadata';

export const generateMetadata = () => pageMetadata('/contact');

export default function Page() {
  return (
    <>
      <StructuredData path="/contact" />
      <ContactPage />
    </>
  );
}
