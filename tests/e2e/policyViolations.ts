import type {Page} from '@playwright/test';

type Violation = {directive: string; blocked: string; sample: string};

declare global {
  interface Window {
    violations: Violation[];
  }
}

/** Before anything of a page runs: a violation is an event, whether or not a browser also writes it to its console. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      window.violations.push({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        sample: event.sample,
      }),
    );
  });

export const policyViolations = (page: Page) => page.evaluate(() => window.violations);
