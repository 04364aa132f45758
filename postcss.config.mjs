/**
 * Breakpoints count in the reader's own text size: `@media (width >= 44rem)` becomes a question to the part of the page
 * (header, main, footer) that the element is in. A media query takes the browser's size of text for a rem, a container the
 * page's: larger text brings the layout of a narrower window, not one that runs out of it.
 * @type {import('postcss').Plugin}
 */
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

/**
 * What Tailwind writes for browsers that package.json's list leaves out, or for a style of border that is the usual one:
 * stand-ins for `@property` and `color-mix()`, and `border-style` where it is `solid`, which app/reset.css says of every element.
 * @type {import('postcss').Plugin}
 */
const withoutStandIns = {
  postcssPlugin: 'without-stand-ins',
  OnceExit(root) {
    root.walkAtRules('layer', (layer) => {
      if (layer.params === 'properties' && layer.nodes) layer.remove();
    });
    root.walkAtRules('supports', (query) => {
      if (!/^\(color: ?color-mix\(/.test(query.params)) return;
      const plain = query.prev();
      query.walkDecls(({prop}) => {
        if (plain?.type === 'rule') plain.walkDecls(prop, (declaration) => void declaration.remove());
      });
      query.replaceWith(query.nodes ?? []);
    });
    root.walkDecls(/^border-.*style$/, (declaration) => {
      if (declaration.value === 'var(--tw-border-style)') declaration.remove();
    });
  },
};

export default {plugins: ['@tailwindcss/postcss', breakpointsByText, withoutStandIns]};
