import {collectionRoute} from '@/components/pages/collectionRoute';
import {ProductPage} from '@/components/pages/ProductPage';

const route = collectionRoute('products', ProductPage);

export const dynamicParams = false;
export const {generateStaticParams, generateMetadata} = route;
export default route.Page;
