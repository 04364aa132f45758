import {ContactPage} from '@/components/templates/ContactPage';
import {StructuredData} from '@/components/templates/StructuredData';
import {pageMetadata} from '@/lib/seo';

export const generateMetadata = () => pageMetadata('/contact');

export default function Page() {
  return (
    <>
      <StructuredData path="/contact" />
      <ContactPage />
    </>
  );
}
