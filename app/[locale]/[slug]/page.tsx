import {LegalPage} from '@/components/pages/LegalPage';
import {collectionRoute} from '@/components/pages/routes';

const {generateStaticParams, generateMetadata, Page} = collectionRoute('legal', LegalPage);

export {generateMetadata, generateStaticParams, Page as default};
