/** A custom property as style sheets, documents and scripts write it. */
export const variable = /--[\w-]+/g;

/** Every custom property that is named in a style sheet, a document or a script. */
export const variablesIn = (text: string): string[] => text.match(variable) ?? [];
