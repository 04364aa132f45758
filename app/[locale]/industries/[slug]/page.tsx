import {IndustryPage} from '@/components/pages/IndustryPage';
import {collectionRoute} from '@/components/pages/routes';

const {generateStaticParams, generateMetadata, Page} = collectionRoute('industries', IndustryPage);

export {generateMetadata, generateStaticParams, Page as default};
