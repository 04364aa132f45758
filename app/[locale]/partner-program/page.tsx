import {PartnerPage} from '@/components/pages/PartnerPage';
import {pageRoute} from '@/components/pages/routes';

const {generateMetadata, Page} = pageRoute('/partner-program', PartnerPage);

export {generateMetadata, Page as default};
