/**
 * Breakpoints count in the reader's own text size: `@media (width >= 44rem)` becomes a question to the part of the page
 * (header, main, footer) that the element is in. A media query takes the browser's size of text for a rem, whatever the
 * page's is; a container takes the page's, so that larger text brings the layout of a narrower window, not one that
 * runs out of it. Queries about anything else stay as they are.
 */
/** @type {import('postcss').Plugin} */
const breakpointsByText = {
  postcssPlugin: 'breakpoints-by-text',
  OnceExit(root) {
    root.walkAtRules('media', (rule) => {
      const condition = rule.params.replace(/^not all and /, 'not ');
      if (!/^(?:not )?\([^()]*width[^()]*rem[^()]*\)$/.test(condition)) return;
      rule.name = 'container';
      rule.params = condition;
    });
  },
};

/** Tailwind's stand-ins for `@property`, which every browser of package.json's list knows. */
/** @type {import('postcss').Plugin} */
const withoutStandIns = {
  postcssPlugin: 'without-stand-ins',
  OnceExit(root) {
    root.walkAtRules('layer', (layer) => {
      if (layer.params === 'properties' && layer.nodes) layer.remove();
    });
  },
};

export default {plugins: ['@tailwindcss/postcss', breakpointsByText, withoutStandIns]};
