import {ProductPage} from '@/components/pages/ProductPage';
import {collectionRoute} from '@/components/pages/routes';

const {generateStaticParams, generateMetadata, Page} = collectionRoute('products', ProductPage);

export {generateMetadata, generateStaticParams, Page as default};
