import {InlineScript} from '@/components/ui/InlineScript';
import {wideWindow} from '@/content/uiConstants';
import {StyleSheets} from './StyleSheets';

/**
 * The end of a page's first section, whose rules stand in the document. Here the page asks for its style sheets (build/css.ts):
 * what follows is not painted without them. Chromium stops at the link itself, other browsers at a script behind it.
 */
export const HeroEnd = () => (
  <>
    <InlineScript run={layOut} args={[wideWindow]} />
    <StyleSheets />
    <InlineScript run={() => {}} args={[]} />
  </>
);

/** Where fonts are preloaded, Chromium waits for them before it lays a page out; it can do so meanwhile. */
function layOut(media: string) {
  if (matchMedia(media).matches) document.body.getBoundingClientRect();
}
