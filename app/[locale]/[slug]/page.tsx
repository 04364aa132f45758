import {LegalPage} from '@/components/pages/LegalPage';
import {collectionRoute} from '@/components/pages/routes';

const route = collectionRoute('legal', LegalPage);

export const dynamicParams = false;
export const {generateStaticParams, generateMetadata} = route;
export default route.Page;
