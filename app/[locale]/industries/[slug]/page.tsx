import {IndustryPage} from '@/components/pages/IndustryPage';
import {collectionRoute} from '@/components/pages/routes';

const route = collectionRoute('industries', IndustryPage);

export const dynamicParams = false;
export const {generateStaticParams, generateMetadata} = route;
export default route.Page;
