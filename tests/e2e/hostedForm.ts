import type {Page} from '@playwright/test';
import {startFormsService} from '../support/formsService';
import {test as base} from './support';

export type Service = Awaited<ReturnType<typeof startFormsService>>;

/** The ids that the pages under test name. */
export const ids = {portalId: '4711', formId: 'a1b2-c3d4', region: 'na1'};

/**
 * A test with a forms service of its own, which the pages are configured with. Requests to it are no problem, and
 * neither is the browser's remark that one failed.
 */
export const test = base.extend<{service: Service}>({
  service: async ({page, problems}, use) => {
    const service = await startFormsService();
    await nameHostedForm(page, service.script);
    await use(service);
    service.close();
    problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes(service.origin)));
  },
});

/**
 * The build under test has no ids. With them, the server writes one attribute more (components/pages/Demo.tsx): here
 * the section gets it as soon as it is in the document.
 */
async function nameHostedForm(page: Page, script: string) {
  await page.addInitScript(
    (hosted) => {
      const is = (element: Element) => element.matches('section:is(#demo-form, #demo, #hubspot-form)');
      const named = new WeakSet<Element>();
      new MutationObserver(() => {
        for (const section of document.querySelectorAll('section')) {
          if (!is(section) || named.has(section)) continue;
          named.add(section);
          section.dataset.hosted = hosted;
        }
      }).observe(document, {childList: true, subtree: true});
    },
    JSON.stringify({script, ...ids}),
  );
}
