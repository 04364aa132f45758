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
  /** What the brand and the company that owns it are called, by language; another language takes the English names. */
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
  /** Where the site is served: canonical, hreflang, sitemap and share images are built from it. */
  origin: setting('NEXT_PUBLIC_SITE_URL', 'origin', 'https://www.vyomcommerce.example').replace(/\/$/, ''),
  email: setting('NEXT_PUBLIC_CONTACT_EMAIL', 'email', 'hello@vyomcommerce.example'),
  phone: setting('NEXT_PUBLIC_CONTACT_PHONE', 'phone', '+917715550142'),
  /** Takes messages as JSON (lib/forms/submitMessage.ts); empty: the visitor's own mail program sends them. */
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
  /** The demo form of a forms service (HubSpot's embed contract). Empty ids mean: not configured, the site's own form. */
  forms: {
    /** Who receives what is typed into it: named beside the form and in the privacy policy. */
    service: setting('NEXT_PUBLIC_FORMS_SERVICE', 'name', 'HubSpot'),
    script: setting('NEXT_PUBLIC_FORMS_SCRIPT_URL', 'fetchedUrl', formsScript),
    portalId: setting('NEXT_PUBLIC_FORMS_PORTAL_ID', 'id', ''),
    region: formsRegion,
    /** A field of the hosted forms that takes what a demo is about; empty: none has one. */
    subjectField: setting('NEXT_PUBLIC_FORMS_SUBJECT_FIELD', 'field', ''),
    /** Where the own forms post to the service: its hidden field for a message's id, and whether consent goes along. */
    idField: setting('NEXT_PUBLIC_FORMS_ID_FIELD', 'field', ''),
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
  /** Counts visits without cookies: the script of Plausible or Umami; empty: nobody counts (docs/counting.md). */
  counting: {
    script: setting('NEXT_PUBLIC_COUNTING_SCRIPT_URL', 'reportUrl', ''),
    /** What the service knows this site by. */
    siteId: setting('NEXT_PUBLIC_COUNTING_SITE_ID', 'siteId', ''),
    /** Where the script sends to; empty: to its own host. */
    host: setting('NEXT_PUBLIC_COUNTING_HOST', 'origin', '').replace(/\/$/, ''),
  },
  /** Takes how soon pages answer their visitors and what fails there (docs/counting.md); empty: nobody is told. */
  visitReports: setting('NEXT_PUBLIC_VISIT_REPORTS_URL', 'reportUrl', ''),
  /** Where browsers report what a page's policy has blocked; empty: nowhere. */
  policyReports: setting('CSP_REPORT_URL', 'reportUrl', ''),
  /** Where the company is; its words are in the catalog. */
  address: {locality: 'Raipur', region: 'Chhattisgarh', postalCode: '492001', country: 'IN'},
  timeZone: 'Asia/Kolkata',
  /** Opening hours in that time zone, 24-hour clock, on which days of the week: Sunday is 0, and closed. */
  hours: [
    {days: 'weekdays', on: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00'},
    {days: 'saturday', on: [6], opens: '10:00', closes: '16:00'},
    {days: 'sunday', on: [0], opens: null, closes: null},
  ],
} as const;

// Not all of NEXT_PUBLIC_: a host sets some of its own.
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

if (Boolean(site.counting.script) !== Boolean(site.counting.siteId)) {
  throw new Error(
    'Environment variables NEXT_PUBLIC_COUNTING_SCRIPT_URL and NEXT_PUBLIC_COUNTING_SITE_ID belong together: set both, or none.',
  );
}
