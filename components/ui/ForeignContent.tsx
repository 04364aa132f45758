import type {ComponentProps} from 'react';

/** An empty element that a plain script (app/site.js) or the build fills: React takes over whatever it finds in there. */
export const ForeignContent = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it tells React that the content is not its own
  <div {...props} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
);
