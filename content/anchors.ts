/** Sections that links of other pages lead to. Apart from paths.ts, so that scripts can name one without every page's facts. */
export const demoId = 'book-demo';
export const demoFormId = 'demo-form';

export const demoHash = `#${demoId}` as const;
