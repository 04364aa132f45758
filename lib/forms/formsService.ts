import type {Page} from '@/content/paths';
import {type FormName, type ProductSlug, productPage} from '@/content/products';
import {site} from '@/settings/site';
import type {HostedFormFacts} from './hostedForm';

/** What the forms service is asked for, or nothing where the portal or the form is not configured. */
export function configuredForm(name: FormName): HostedFormFacts | undefined {
  const {script, portalId, region, subjectField, ids} = site.forms;
  return portalId && ids[name] ? {script, portalId, formId: ids[name], region, subjectField} : undefined;
}

/** Whether an endpoint or a hosted form takes what visitors type. */
export function hasReceiver({contactEndpoint, forms}: Pick<typeof site, 'contactEndpoint' | 'forms'>): boolean {
  const isHosted = Boolean(forms.portalId) && Object.values(forms.ids).some(Boolean);
  return Boolean(contactEndpoint) || isHosted;
}

/** What visitors get where nothing takes their messages: for who builds the site. */
export function missingReceiver(): string | undefined {
  if (hasReceiver(site)) return undefined;
  return `No address takes messages: visitors send what they write by WhatsApp to ${site.phone} or by mail to ${site.email}, each by themselves (NEXT_PUBLIC_CONTACT_ENDPOINT, NEXT_PUBLIC_FORMS_PORTAL_ID).`;
}

/** The configured form of a page, whose policy then allows the forms service. */
export function formOnPage({path, collection, slug}: Page): HostedFormFacts | undefined {
  if (path === '/') return configuredForm('home');
  return collection === 'products' ? configuredForm(productPage(slug as ProductSlug).form) : undefined;
}

/**
 * The hosts of a forms service that a page's policy allows, from the address of its embedding script. HubSpot's form comes from,
 * reports to and is sent to other hosts than its script, and shows pictures of all of them; what runs is narrower: each of its
 * regions has its own. Any other service is its script's origin.
 */
export function formsHosts(script: string) {
  const {origin, hostname} = new URL(script);
  if (!hostname.endsWith('.hsforms.net')) return {script: [origin], image: [origin], form: [origin]};
  const region = /^js(-\w+)?\.hsforms\.net$/.exec(hostname)?.[1] ?? '';
  const hosts = ['https://*.hsforms.com', 'https://*.hubspot.com'];
  return {
    script: [origin, `https://forms${region}.hsforms.com`, `https://forms${region}.hubspot.com`],
    image: [...hosts, origin],
    form: hosts,
  };
}
