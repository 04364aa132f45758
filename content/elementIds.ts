/** The ids of elements that are created in one file and looked for, or linked to, in another. */

/**
 * The home page's section with the demo form, and the form in it. They are not in paths.ts: a script that needs only the id would
 * load the facts of every page with it.
 */
export const demoId = 'book-demo';
export const demoFormId = 'demo-form';

/** The layout's element for notices. It has their labels, and shows the words of a notice if its library cannot be loaded. */
export const noticesId = 'notices';

/** The bar that says that the network is gone. */
export const connectionId = 'connection';

/** The end of a page's first section: components/sections/StyleSheets.tsx creates it, and build/css.ts fills it. */
export const heroEndId = 'hero-end';
