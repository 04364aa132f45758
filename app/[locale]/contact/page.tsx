import {ContactPage} from '@/components/pages/ContactPage';
import {pageRoute} from '@/components/pages/routes';

const {generateMetadata, Page} = pageRoute('/contact', ContactPage);

export {generateMetadata, Page as default};
