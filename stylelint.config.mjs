/** Tailwind's own at-rules: https://tailwindcss.com/docs/functions-and-directives */
const tailwind = ['apply', 'custom-variant', 'source', 'theme', 'utility'];

/** `.list > *`: any child elements. */
const anyElement = /\*(::?[\w-]+)?$/;
/** `.card .head .title`: three compound selectors. Two are allowed, for a state of another element: `.name:focus + .hint`. */
const chain = /[.&]\S* .*[.&]\S* .*[.&]/;
/** Nested: a state or a pseudo-element (`&:hover`, `&::before`), or an ancestor (`[open] > &`). */
const stateOrPlace = /^&[:[.]|[ >+~]&$/;

/**
 * Keeps the look of a component beside its markup (docs/architecture.md, "How a section's look is changed"): a rule applies only to
 * elements with its class. Biome formats style sheets and checks the rest.
 * @type {import('stylelint').Config}
 */
export default {
  reportNeedlessDisables: true,
  rules: {
    'at-rule-no-unknown': [true, {ignoreAtRules: tailwind}],
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    // `.card p` would also match elements that are added later.
    'selector-max-type': [0, {message: 'Give the element a class: only the sheets of app/ style bare elements.'}],
  },
  overrides: [
    {
      // The base styles of all pages.
      files: ['app/globals.css', 'app/reset.css', 'app/print.css'],
      rules: {'selector-max-type': null},
    },
    {
      files: ['**/*.module.css'],
      rules: {
        // Plain CSS. Utilities are in the markup.
        'at-rule-disallowed-list': tailwind,
        'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', {message: 'Name a slot like "head" or "columnHead".'}],
        'selector-disallowed-list': [
          [anyElement, chain],
          {splitList: true, message: 'Give the element that this is for a slot of its own.'},
        ],
        'selector-nested-pattern': [
          stateOrPlace,
          {splitList: true, message: 'Nest states of the same element only. Another one has a rule of its own.'},
        ],
      },
    },
    {
      // The forms service writes this markup, with classes of its own.
      files: ['components/forms/HostedForm.module.css'],
      rules: {'selector-max-type': null},
    },
    {
      // Sonner writes this markup and an unlayered sheet. A type selector makes our rules more specific.
      files: ['components/ui/Notices.module.css'],
      rules: {'selector-disallowed-list': null, 'selector-max-type': null},
    },
  ],
};
