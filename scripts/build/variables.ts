/** Every custom property that is named in a style sheet, a document or a script. */
export const variablesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];
