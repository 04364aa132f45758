import {HomePage} from '@/components/pages/HomePage';
import {StructuredData} from '@/components/pages/StructuredData';
import {pageMetadata} from '@/lib/seo/metadata';

export const generateMetadata = () => pageMetadata('/');

export default function Page() {
  return (
    <>
      <StructuredData path="/" />
      <HomePage />
    </>
  );
}
