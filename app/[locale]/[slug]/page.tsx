import {collectionRoute} from '@/components/pages/collectionRoute';
import {LegalPage} from '@/components/pages/LegalPage';

const route = collectionRoute('legal', LegalPage);

export const dynamicParams = false;
export const {generateStaticParams, generateMetadata} = route;
export default route.Page;
