import {expect, onTestFinished, test, vi} from 'vitest';
import {pages} from '@/content/paths';
import {configuredForm, formOnPage} from '@/lib/forms/formsService';
import {loadFormsService} from '@/lib/forms/hostedForm';

// Settings are read once, at import. Every form has an id, but for one.
vi.hoisted(() => {
  process.env.NEXT_PUBLIC_FORMS_PORTAL_ID = '4711';
  for (const name of ['HOME', 'ORDERKITE', 'AIRPOS', 'BRAND_GALAXY', 'NIMBUS_AI'])
    process.env[`NEXT_PUBLIC_FORM_ID_${name}`] = name.replace('_', '-');
});

/** What a visitor sees of it, and how often it is asked for: tests/e2e/demo.spec.ts. */
test('the script of the forms service may have loaded a while before it offers forms', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  vi.useFakeTimers();
  // Its timers are the faked ones.
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', {getElementById: () => new EventTarget()});
  vi.stubGlobal('hbspt', {forms: {}});
  const ready = vi.fn();
  loadFormsService('https://js.hsforms.net/forms/embed/v2.js', new AbortController().signal, () => {}).then(ready);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ready).not.toHaveBeenCalled();
  vi.stubGlobal('hbspt', {forms: {create: () => {}}});
  await vi.advanceTimersByTimeAsync(1000);
  expect(ready).toHaveBeenCalledOnce();
});

test('a page has the form that its facts name, where that is configured', () => {
  const forms = pages.flatMap((page) => formOnPage(page)?.formId.concat(` ${page.path}`) ?? []);
  expect(forms.sort()).toEqual([
    'AIRPOS /products/airpos',
    'AIRPOS /products/skypos',
    'BRAND-GALAXY /products/brand-galaxy',
    'HOME /',
    'HOME /products/delivery-management',
    'HOME /products/skycart',
    'NIMBUS-AI /products/nimbus-ai',
    'ORDERKITE /products/orderkite',
  ]);
  expect(configuredForm('quicklocal')).toBeUndefined();
});

test('without a portal no form is, and the site’s own stays', async () => {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_FORMS_PORTAL_ID', '');
  const {configuredForm: withoutPortal} = await import('@/lib/forms/formsService');
  vi.unstubAllEnvs();
  expect(withoutPortal('home')).toBeUndefined();
});
