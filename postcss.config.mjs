export default {
  plugins: {
    '@tailwindcss/postcss': {},
    // Colours that are written in oklch() are sent as hex, which every browser knows.
    '@csstools/postcss-oklab-function': {preserve: false, subFeatures: {displayP3: false}},
  },
};
