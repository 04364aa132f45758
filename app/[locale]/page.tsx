import {HomePage} from '@/components/templates/HomePage';
import {pageMetadata} from '@/lib/seo';

export const generateMetadata = () => pageMetadata('/');

export default function Page() {
  return <HomePage />;
}
