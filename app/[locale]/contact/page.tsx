import {ContactPage} from '@/components/templates/ContactPage';
import {pageMetadata} from '@/lib/seo';

export const generateMetadata = () => pageMetadata('/contact');

export default function Page() {
  return <ContactPage />;
}
