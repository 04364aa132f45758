import {collectionRoute} from '@/components/pages/collectionRoute';
import {IndustryPage} from '@/components/pages/IndustryPage';

const route = collectionRoute('industries', IndustryPage);

export const dynamicParams = false;
export const {generateStaticParams, generateMetadata} = route;
export default route.Page;
