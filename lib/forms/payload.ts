import {type VisitFacts, visitFacts, withLinkFacts} from '@/lib/visit';
import type {Message} from './email';

/** The page of the message and the source of the visit. HubSpot's names: `pageUri`, `pageName`. */
export type Context = VisitFacts & {pageUri: string; pageName: string; language: string};

export const contextOfPage = (): Context => ({
  pageUri: window.location.origin + window.location.pathname,
  pageName: document.title,
  language: document.documentElement.lang,
  ...visitFacts(),
});

/** Options of the forms service, from settings/site.ts. */
export type ServiceOptions = {
  /** The name of the form's hidden field for the message's id. */
  idField?: string | undefined;
  /** The note on data protection beside the button, as the text of the consent. */
  consent?: string | undefined;
};

type Parcel = {
  /** Stays the same until the text changes, so that the receiver can drop duplicates. */
  id: string;
  message: Message;
  context: Context;
  options: ServiceOptions;
};

/** Whether an endpoint is HubSpot's, which has its own format. */
export const isFormsService = (endpoint: string) => /(^|\.)hsforms\.com$/.test(new URL(endpoint).hostname);

/** The JSON for an endpoint: a flat object, or HubSpot's format (https://developers.hubspot.com, "Submit data to a form"). */
export function payloadOf(endpoint: string, {id, message, context, options}: Parcel): object {
  if (!isFormsService(endpoint)) return {id, ...message, ...context};
  const fields = Object.entries(message)
    .filter(([, value]) => value)
    // HubSpot's contact properties are in lower case.
    .map(([name, value]) => ({name: name.toLowerCase(), value}));
  if (options.idField) fields.push({name: options.idField, value: id});
  // HubSpot has no other context, and reads campaigns and click ids from the URL.
  const knownContext = {pageUri: withLinkFacts(context.pageUri, context), pageName: context.pageName};
  const payload = {fields, context: knownContext};
  if (!options.consent) return payload;
  return {...payload, legalConsentOptions: {consent: {consentToProcess: true, text: options.consent}}};
}
