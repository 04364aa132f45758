import {type VisitFacts, visitFacts, withLinkFacts} from '@/lib/visit';
import type {Message} from './email';

/** Where a message was written, and where the visit began. The first two as the forms service calls them. */
export type Context = VisitFacts & {pageUri: string; pageName: string; language: string};

export const contextOfPage = (): Context => ({
  pageUri: window.location.origin + window.location.pathname,
  pageName: document.title,
  language: document.documentElement.lang,
  ...visitFacts(),
});

/** What the forms service is told besides, where a setting asks for it (settings/site.ts). */
export type ServiceOptions = {
  /** The form's hidden field for the message's id. */
  idField?: string | undefined;
  /** What the visitor read about the data beside the button, as the text of the consent. */
  consent?: string | undefined;
};

type Parcel = {
  /** Stays the same until the text changes, so that a receiver can drop what arrives twice. */
  id: string;
  message: Message;
  context: Context;
  options: ServiceOptions;
};

/** Whether an address is the forms service's own, which takes messages in a shape of its own. */
export const isFormsService = (endpoint: string) => /(^|\.)hsforms\.com$/.test(new URL(endpoint).hostname);

/** The JSON that an endpoint gets: a flat object; for the forms service its own (https://developers.hubspot.com, "Submit data to a form"). */
export function payloadOf(endpoint: string, {id, message, context, options}: Parcel): object {
  if (!isFormsService(endpoint)) return {id, ...message, ...context};
  const fields = Object.entries(message)
    .filter(([, value]) => value)
    // The service knows contact properties in lower case.
    .map(([name, value]) => ({name: name.toLowerCase(), value}));
  if (options.idField) fields.push({name: options.idField, value: id});
  const consent = options.consent && {consent: {consentToProcess: true, text: options.consent}};
  // It knows no more, and reads campaigns and clicks from the address.
  const knownContext = {pageUri: withLinkFacts(context.pageUri, context), pageName: context.pageName};
  return {fields, context: knownContext, ...(consent && {legalConsentOptions: consent})};
}
