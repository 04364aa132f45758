import {InlineScript} from '@/components/ui/InlineScript';
import {fontPreloadMedia} from '@/content/timesAndLimits';
import {StyleSheets} from './StyleSheets';

/**
 * Ends the first section of every page. The rules for that section are in the document, and here come the links to the style
 * sheets (build/css.ts). Browsers paint what follows only when these have loaded: Chromium stops at the links, and the others
 * at the empty script behind them.
 */
export const HeroEnd = () => (
  <>
    <InlineScript run={layOutEarly} args={[fontPreloadMedia]} />
    <StyleSheets />
    <InlineScript run={() => {}} args={[]} />
  </>
);

/** Makes Chromium lay out the section now. Otherwise it would do so only after the fonts, where these are preloaded. */
function layOutEarly(media: string) {
  if (matchMedia(media).matches) document.body.getBoundingClientRect();
}
