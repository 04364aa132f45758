/** The fields of the site's own forms and their limits. Labels and errors are in the catalog `forms`, times in timesAndLimits.ts. */

export type FieldFacts = {
  name: string;
  kind: 'line' | 'email' | 'phone' | 'choice' | 'text';
  required?: true;
  /** In characters, without spaces at the ends. Form fields have no `maxlength`, because it would cut a pasted text silently. */
  min?: number;
  max: number;
  /** https://html.spec.whatwg.org/#autofill */
  autoComplete?: 'given-name' | 'family-name' | 'name' | 'organization' | 'email' | 'tel';
  /** The field shares its row with its neighbour if there is room. */
  half?: true;
  /** The field is folded away with the others that few need, until it is asked for or has a value. */
  folded?: true;
  /** The field's role in a letter. Without one, it is a line of its own, "label: value". */
  place?: 'subject' | 'message' | 'name' | 'address';
};

/** The name of the form field, and of the query parameter in links (paths.ts), for a demo's subject: a product, a plan and so on. */
export const aboutKey = 'about';

export const messageForms = {
  contact: [
    {name: 'firstName', kind: 'line', required: true, max: 80, autoComplete: 'given-name', half: true, place: 'name'},
    {name: 'lastName', kind: 'line', max: 80, autoComplete: 'family-name', half: true, place: 'name'},
    {name: 'email', kind: 'email', required: true, max: 254, autoComplete: 'email', half: true, place: 'address'},
    {name: 'phone', kind: 'phone', max: 80, autoComplete: 'tel', half: true},
    {name: 'subject', kind: 'line', required: true, max: 120, place: 'subject'},
    {name: 'message', kind: 'text', required: true, min: 10, max: 4000, place: 'message'},
  ],
  demo: [
    {name: 'name', kind: 'line', required: true, max: 80, autoComplete: 'name', half: true},
    {name: 'phone', kind: 'phone', required: true, max: 80, autoComplete: 'tel', half: true},
    {name: 'business', kind: 'line', max: 120, autoComplete: 'organization', half: true, folded: true},
    {name: 'email', kind: 'email', max: 254, autoComplete: 'email', half: true, folded: true},
    {name: aboutKey, kind: 'choice', max: 40, folded: true},
    {name: 'need', kind: 'text', max: 4000, place: 'message', folded: true},
  ],
} as const satisfies Record<string, readonly FieldFacts[]>;

export type MessageFormName = keyof typeof messageForms;
export type FieldName<F extends MessageFormName = MessageFormName> = (typeof messageForms)[F][number]['name'];
export type RequiredName = Extract<(typeof messageForms)[MessageFormName][number], {required: true}>['name'];

/** How many digits a phone number may have (E.164). The country code may be left out. */
export const phoneDigits = {min: 7, max: 15} as const;

/** The prefix of our keys in the browser's storage: a draft by the form's name, a delivery by the message's id. */
export const draftPrefix = 'draft:';
