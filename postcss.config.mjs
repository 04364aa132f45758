export default {
  plugins: {
    '@tailwindcss/postcss': {},
    // Converts oklch() to hex for older browsers.
    '@csstools/postcss-oklab-function': {preserve: false, subFeatures: {displayP3: false}},
  },
};
