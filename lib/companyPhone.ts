import {readablePhone} from '@/i18n/phone';
import {site} from '@/settings/site';

/** The company's telephone number, as a link and as text. */
export const companyPhone = {href: `tel:${site.phone}`, text: readablePhone(site.phone)} as const;
