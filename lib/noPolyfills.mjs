// Nothing: in the place of Next's polyfills, see next.config.mjs.
