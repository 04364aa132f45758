import {HomePage} from '@/components/templates/HomePage';
import {StructuredData} from '@/components/templates/StructuredData';
import {pageMetadata} from '@/lib/seo';

export const generateMetadata = () => pageMetadata('/');

export default function Page() {
  return (
    <>
      <StructuredData path="/" />
      <HomePage />
    </>
  );
}
