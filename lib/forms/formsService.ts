import type {Page} from '@/content/paths';
import {type FormName, type ProductSlug, productPage} from '@/content/products';
import {site} from '@/settings/site';
import type {HostedFormFacts} from './hostedForm';

/** The configuration of a hosted form. Undefined if the portal or the form is not configured. */
export function configuredForm(name: FormName): HostedFormFacts | undefined {
  const {script, portalId, region, subjectField, ids} = site.forms;
  return portalId && ids[name] ? {script, portalId, formId: ids[name], region, subjectField} : undefined;
}

/** Whether an endpoint or a hosted form takes what visitors type. */
export function hasReceiver({contactEndpoint, forms}: Pick<typeof site, 'contactEndpoint' | 'forms'>): boolean {
  const isHosted = Boolean(forms.portalId) && Object.values(forms.ids).some(Boolean);
  return Boolean(contactEndpoint) || isHosted;
}

/** A warning for the build if there is neither an endpoint nor a hosted form. */
export function missingReceiver(): string | undefined {
  if (hasReceiver(site)) return undefined;
  return `No address takes messages: visitors send what they write by WhatsApp to ${site.phone} or by mail to ${site.email}, each by themselves (NEXT_PUBLIC_CONTACT_ENDPOINT, NEXT_PUBLIC_FORMS_PORTAL_ID).`;
}

/** A warning for the build if hosted forms have no field for what a demo is about. */
export function missingSubjectField(): string | undefined {
  const {portalId, subjectField, ids} = site.forms;
  const isHosted = portalId && Object.values(ids).some(Boolean);
  if (!isHosted || subjectField) return undefined;
  return 'The hosted forms do not say what a demo is about, such as a plan: visitors see it above the form, and it is not sent (NEXT_PUBLIC_FORMS_SUBJECT_FIELD).';
}

/** The hosted form of a page, if it has one. The page's Content-Security-Policy then allows the forms service. */
export function formOnPage({path, collection, slug}: Page): HostedFormFacts | undefined {
  if (path === '/') return configuredForm('home');
  return collection === 'products' ? configuredForm(productPage(slug as ProductSlug).form) : undefined;
}

/**
 * The hosts of a forms service for a page's Content-Security-Policy, from the URL of its embedding script. HubSpot loads forms and
 * images from other hosts than the script and sends forms to them; scripts come from the hosts of its region only:
 * `js-eu1.hsforms.net` → `forms-eu1.hubspot.com`. Any other service uses the origin of its script.
 */
export function formsHosts(script: string) {
  const {origin, hostname} = new URL(script);
  if (!hostname.endsWith('.hsforms.net')) return {script: [origin], image: [origin], form: [origin]};
  const {regionSuffix = ''} = /^js(?<regionSuffix>-\w+)?\.hsforms\.net$/.exec(hostname)?.groups ?? {};
  const hosts = ['https://*.hsforms.com', 'https://*.hubspot.com'];
  return {
    script: [origin, `https://forms${regionSuffix}.hsforms.com`, `https://forms${regionSuffix}.hubspot.com`],
    image: [...hosts, origin],
    form: hosts,
  };
}
