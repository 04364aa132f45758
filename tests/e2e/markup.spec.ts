import {globSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {HtmlValidate} from 'html-validate';
import {locales} from '@/i18n/routing';

/** What HTML and ARIA forbid; how it is written is React's. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The comparison table repeats its roles for browsers that lose them with its layout.
    'no-redundant-role': 'off',
    // Spaces between the groups of a telephone number may break.
    'tel-non-breaking': 'off',
  },
});

for (const locale of locales) {
  test(`every page is valid HTML, ${locale}`, async () => {
    const files = globSync([`dist/pages/${locale}.html`, `dist/pages/${locale}/**/*.html`]);
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
      const {results} = await validator.validateFile(file);
      const said = results.flatMap(({messages}) => messages);
      expect
        .soft(
          said.map(({ruleId, message, line, column}) => `${line}:${column} ${ruleId}: ${message}`),
          file,
        )
        .toEqual([]);
    }
  });
}
