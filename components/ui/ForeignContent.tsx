import type {ComponentProps} from 'react';

/** An empty element that the build or a plain script (app/site.js) fills. React leaves its content alone. */
export const ForeignContent = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and tells React that the content is not React's
  <div {...props} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
);
