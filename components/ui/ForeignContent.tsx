import type {ComponentProps} from 'react';

/** An empty element that the build or a plain script (app/site.js) fills. */
export const ForeignContent = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and makes React leave the content alone
  <div {...props} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
);
