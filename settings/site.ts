import {refuseUnknown, setting} from './readSetting.ts';

const formsRegion = setting('NEXT_PUBLIC_FORMS_REGION', 'region', 'na1');
/** HubSpot has a host for each of its regions. What the policy allows follows from this address (lib/forms/formsService.ts). */
const formsHost = formsRegion === 'na1' ? 'js.hsforms.net' : `js-${formsRegion}.hsforms.net`;
const formsScript = `https://${formsHost}/forms/embed/v2.js` as const;

/** The brand, the company and every address outside the site, as settings (.env.example) with the defaults of a fictional company. */
export const site = {
  /** Serves the pseudo-locale as well, at /en-XA: for tests and for translators, not for visitors. */
  pseudoLocale: setting('PSEUDO_LOCALE', 'switch', ''),
  /** Shows every fact of the owner with invented values (content/ownerFacts.example.ts): to see where each appears. */
  exampleFacts: setting('EXAMPLE_FACTS', 'switch', ''),
  /** The names of the brand and of the company that owns it, by language. A language without an entry uses the English names. */
  brand: {
    en: setting('NEXT_PUBLIC_BRAND_NAME', 'name', 'Vyom Commerce'),
    hi: setting('NEXT_PUBLIC_BRAND_NAME_HI', 'name', process.env.NEXT_PUBLIC_BRAND_NAME?.trim() || 'व्योम कॉमर्स'),
  },
  company: {
    en: setting('NEXT_PUBLIC_COMPANY_NAME', 'name', 'Vyom Retail Technologies Private Limited'),
    hi: setting(
      'NEXT_PUBLIC_COMPANY_NAME_HI',
      'name',
      process.env.NEXT_PUBLIC_COMPANY_NAME?.trim() || 'व्योम रिटेल टेक्नोलॉजीज़ प्राइवेट लिमिटेड',
    ),
  },
  /** The origin under which the site is served. Canonical addresses, hreflang, the sitemap and share images are built from it. */
  origin: setting('NEXT_PUBLIC_SITE_URL', 'origin', 'https://www.vyomcommerce.example').replace(/\/$/, ''),
  email: setting('NEXT_PUBLIC_CONTACT_EMAIL', 'email', 'hello@vyomcommerce.example'),
  phone: setting('NEXT_PUBLIC_CONTACT_PHONE', 'phone', '+917715550142'),
  /** The endpoint for messages as JSON (lib/forms/submitMessage.ts). If it is empty, the visitor's own mail program sends them. */
  contactEndpoint: setting('NEXT_PUBLIC_CONTACT_ENDPOINT', 'fetchedUrl', ''),
  /** The admin application: registration and login. */
  admin: setting('NEXT_PUBLIC_ADMIN_URL', 'url', 'https://admin.vyomcommerce.example/register'),
  partnerForm: setting('NEXT_PUBLIC_PARTNER_FORM_URL', 'url', 'https://partners.vyomcommerce.example/apply'),
  social: {
    x: setting('NEXT_PUBLIC_X_URL', 'url', 'https://x.example/vyomcommerce'),
    linkedin: setting('NEXT_PUBLIC_LINKEDIN_URL', 'url', 'https://linkedin.example/company/vyomcommerce'),
    instagram: setting('NEXT_PUBLIC_INSTAGRAM_URL', 'url', 'https://instagram.example/vyomcommerce'),
    facebook: setting('NEXT_PUBLIC_FACEBOOK_URL', 'url', 'https://facebook.example/vyomcommerce'),
  },
  /** The demo forms of a forms service (HubSpot's embed contract). In place of a form without an id, pages have the site's own form. */
  forms: {
    /** The name of the service that receives what visitors type. It is shown beside the form and in the privacy policy. */
    service: setting('NEXT_PUBLIC_FORMS_SERVICE', 'name', 'HubSpot'),
    script: setting('NEXT_PUBLIC_FORMS_SCRIPT_URL', 'fetchedUrl', formsScript),
    portalId: setting('NEXT_PUBLIC_FORMS_PORTAL_ID', 'id', ''),
    region: formsRegion,
    /** The field of the hosted forms for what a demo is about. Empty if they have no such field. */
    subjectField: setting('NEXT_PUBLIC_FORMS_SUBJECT_FIELD', 'field', ''),
    /** If the site's own forms post to the service: the service's hidden field for a message's id. */
    idField: setting('NEXT_PUBLIC_FORMS_ID_FIELD', 'field', ''),
    /** If the site's own forms post to the service: whether they send the visitor's consent along. */
    consent: setting('NEXT_PUBLIC_FORMS_CONSENT', 'switch', ''),
    ids: {
      home: setting('NEXT_PUBLIC_FORM_ID_HOME', 'id', ''),
      orderkite: setting('NEXT_PUBLIC_FORM_ID_ORDERKITE', 'id', ''),
      airpos: setting('NEXT_PUBLIC_FORM_ID_AIRPOS', 'id', ''),
      quicklocal: setting('NEXT_PUBLIC_FORM_ID_QUICKLOCAL', 'id', ''),
      'brand-galaxy': setting('NEXT_PUBLIC_FORM_ID_BRAND_GALAXY', 'id', ''),
      'nimbus-ai': setting('NEXT_PUBLIC_FORM_ID_NIMBUS_AI', 'id', ''),
    },
  },
  /** The script of Plausible or Umami, which counts visits without cookies (docs/counting.md). If it is empty, nobody counts. */
  counting: {
    script: setting('NEXT_PUBLIC_COUNTING_SCRIPT_URL', 'reportUrl', ''),
    /** The service's name for this site. */
    siteId: setting('NEXT_PUBLIC_COUNTING_SITE_ID', 'siteId', ''),
    /** The host to which the script sends its counts. If it is empty, the script sends them to the host that it came from. */
    host: setting('NEXT_PUBLIC_COUNTING_HOST', 'origin', '').replace(/\/$/, ''),
  },
  /** The endpoint for reports on how soon pages respond and what fails there (docs/counting.md). If it is empty, there are no reports. */
  visitReports: setting('NEXT_PUBLIC_VISIT_REPORTS_URL', 'reportUrl', ''),
  /** The endpoint to which browsers report what a page's policy has blocked. If it is empty, they do not report it. */
  policyReports: setting('CSP_REPORT_URL', 'reportUrl', ''),
  /** The parts of the company's address that are data. Its texts for visitors are in the catalogs. */
  address: {locality: 'Raipur', region: 'Chhattisgarh', postalCode: '492001', country: 'IN'},
  timeZone: 'Asia/Kolkata',
  /** Opening hours in that time zone, on a 24-hour clock. In `on`, Sunday is 0. On days with `null` the office is closed. */
  hours: [
    {days: 'weekdays', on: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00'},
    {days: 'saturday', on: [6], opens: '10:00', closes: '16:00'},
    {days: 'sunday', on: [0], opens: null, closes: null},
  ],
} as const;

// Not just NEXT_PUBLIC_, because a host sets some variables with that prefix too.
refuseUnknown([
  'NEXT_PUBLIC_ADMIN',
  'NEXT_PUBLIC_BRAND',
  'NEXT_PUBLIC_COMPANY',
  'NEXT_PUBLIC_CONTACT',
  'NEXT_PUBLIC_COUNTING',
  'NEXT_PUBLIC_FACEBOOK',
  'NEXT_PUBLIC_FORM',
  'NEXT_PUBLIC_INSTAGRAM',
  'NEXT_PUBLIC_LINKEDIN',
  'NEXT_PUBLIC_PARTNER',
  'NEXT_PUBLIC_SITE',
  'NEXT_PUBLIC_VISIT',
  'NEXT_PUBLIC_X_',
]);

const [formWithId] = Object.entries(site.forms.ids).find(([, id]) => id) ?? [];
if (formWithId && !site.forms.portalId) {
  const idName = `NEXT_PUBLIC_FORM_ID_${formWithId.toUpperCase().replaceAll('-', '_')}`;
  throw new Error(`Environment variable ${idName} needs NEXT_PUBLIC_FORMS_PORTAL_ID: set both, or none.`);
}

if (Boolean(site.counting.script) !== Boolean(site.counting.siteId)) {
  throw new Error(
    'Environment variables NEXT_PUBLIC_COUNTING_SCRIPT_URL and NEXT_PUBLIC_COUNTING_SITE_ID belong together: set both, or none.',
  );
}
