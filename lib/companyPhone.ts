import {site} from '@/settings/site';
import {readablePhone} from './format';

/** The company's telephone number, as a link and as text. */
export const companyPhone = {href: `tel:${site.phone}`, text: readablePhone(site.phone)} as const;
