import {expect, test, vi} from 'vitest';
import {pages} from '@/content/paths';
import {configuredForm, formOnPage} from '@/lib/forms/formsService';

// Settings are read once, at import.
vi.hoisted(() => {
  process.env.NEXT_PUBLIC_FORMS_PORTAL_ID = '4711';
  process.env.NEXT_PUBLIC_FORM_ID_HOME = 'a1b2';
  process.env.NEXT_PUBLIC_FORM_ID_AIRPOS = 'c3d4';
});

test('a form with an id is configured, one without is not', () => {
  expect(configuredForm('home')).toMatchObject({portalId: '4711', formId: 'a1b2'});
  expect(configuredForm('nimbus-ai')).toBeUndefined();
});

test('without a portal no form is, and the site’s own stays', async () => {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_FORMS_PORTAL_ID', '');
  const {configuredForm: withoutPortal} = await import('@/lib/forms/formsService');
  vi.unstubAllEnvs();
  expect(withoutPortal('home')).toBeUndefined();
});

test('a page has the form that its facts name, where that is configured', () => {
  const forms = pages.flatMap((page) => formOnPage(page)?.formId.concat(` ${page.path}`) ?? []);
  expect(forms.sort()).toEqual([
    'a1b2 /',
    'a1b2 /products/delivery-management',
    'a1b2 /products/skycart',
    'c3d4 /products/airpos',
    'c3d4 /products/skypos',
  ]);
});
