/** A field as it stands in the document. */
export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that a visitor fills in, in their order: not the honeypot, which no person sees. */
export const fieldsIn = (place: ParentNode | null): FormField[] =>
  [...(place?.querySelectorAll<FormField>('input:not([data-honeypot]), textarea, select') ?? [])].filter(
    ({name}) => name,
  );

/** Those that hold something that the page did not put there. */
export const changedIn = (place: ParentNode | null) =>
  fieldsIn(place).filter((field) => field.value !== servedValue(field));

/** What the page itself put into a field, such as the product that it is about. */
export const servedValue = (field: FormField) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({defaultSelected}) => defaultSelected) ?? field.options[0])?.value
    : field.defaultValue;
