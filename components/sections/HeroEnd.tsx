import {InlineScript} from '@/components/ui/InlineScript';
import {heroEndId, wideWindow} from '@/content/interface';

/**
 * The end of a page's first section. What follows waits for its styles, in a file whose address the build writes here
 * (build/css.ts): it is not painted without them. Chromium stops at the link itself, other browsers at a script behind it.
 */
export const HeroEnd = () => (
  <>
    <InlineScript run={layOut} args={[wideWindow]} />
    <link id={heroEndId} />
    <InlineScript run={() => {}} args={[]} />
  </>
);

/** Where fonts are preloaded, Chromium waits for them before it lays a page out; it can do so meanwhile. */
function layOut(media: string) {
  if (matchMedia(media).matches) document.body.getBoundingClientRect();
}
