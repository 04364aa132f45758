import {afterEach, describe, expect, test, vi} from 'vitest';
import {pages} from '@/content/paths';
import {configuredForm, formOnPage} from '@/lib/forms/formsService';
import {fillInSubject, loadFormsService} from '@/lib/forms/hostedForm';

// Settings are read once, when the module is imported. Every form has an id, except QuickLocal's.
const formSettings = vi.hoisted(() => {
  const settings = {
    NEXT_PUBLIC_FORMS_PORTAL_ID: '4711',
    NEXT_PUBLIC_FORM_ID_HOME: 'HOME',
    NEXT_PUBLIC_FORM_ID_ORDERKITE: 'ORDERKITE',
    NEXT_PUBLIC_FORM_ID_AIRPOS: 'AIRPOS',
    NEXT_PUBLIC_FORM_ID_BRAND_GALAXY: 'BRAND-GALAXY',
    NEXT_PUBLIC_FORM_ID_NIMBUS_AI: 'NIMBUS-AI',
  };
  Object.assign(process.env, settings);
  return settings;
});

/** The settings of a build without a forms service. */
const withoutService = Object.fromEntries(Object.keys(formSettings).map((name) => [name, '']));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** tests/e2e/demo.spec.ts tests the same in a browser. */
test('the script of the forms service may define its API some time after it has loaded', async () => {
  vi.useFakeTimers();
  // The module uses the timers of `window`, so that has to be the object with the fake timers.
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', {getElementById: () => new EventTarget()});
  const onReady = vi.fn();
  const {signal} = new AbortController();

  vi.stubGlobal('hbspt', {forms: {}});
  loadFormsService('https://js.hsforms.net/forms/embed/v2.js', signal, () => {}).then(onReady);
  await vi.advanceTimersByTimeAsync(2000);
  expect(onReady).not.toHaveBeenCalled();

  vi.stubGlobal('hbspt', {forms: {create: () => {}}});
  await vi.advanceTimersByTimeAsync(1000);
  expect(onReady).toHaveBeenCalledOnce();
});

describe('a page', () => {
  test('has the form that the content files name', () => {
    const formIds: Record<string, string> = {};
    for (const page of pages) {
      const form = formOnPage(page);
      if (form) formIds[page.path] = form.formId;
    }
    expect(formIds).toEqual({
      '/': 'HOME',
      '/products/skycart': 'HOME',
      '/products/delivery-management': 'HOME',
      '/products/airpos': 'AIRPOS',
      '/products/skypos': 'AIRPOS',
      '/products/orderkite': 'ORDERKITE',
      '/products/brand-galaxy': 'BRAND-GALAXY',
      '/products/nimbus-ai': 'NIMBUS-AI',
    });
  });

  test('keeps the site’s own form if its hosted form has no id', () => {
    expect(configuredForm('quicklocal')).toBeUndefined();
  });
});

describe('the subject of a demo', () => {
  const facts = {
    script: 'https://js.hsforms.net/forms/embed/v2.js',
    portalId: '1',
    formId: '2',
    region: 'na1',
    subjectField: 'demo_subject',
    subjectNames: {prime: ['Prime plan', 'Prime प्लान']},
  };
  const prime = {value: 'prime', label: 'Prime प्लान'};

  /** A field as far as the code reads it. Like that of a real field, `value` is a setter of the prototype, which the code calls. */
  class FakeField extends EventTarget {
    type = 'text';
    #value = '';
    get value() {
      return this.#value;
    }
    set value(value) {
      this.#value = value;
    }
  }

  function fill(field: FakeField | undefined, subject = prime) {
    vi.stubGlobal('CSS', {escape: (text: string) => text});
    const form = {querySelector: () => field ?? null} as unknown as HTMLElement;
    return fillInSubject(form, facts, subject);
  }

  const lists: {what: string; options: {label: string; value: string}[]}[] = [
    {what: 'in the page’s language', options: [{label: 'Prime प्लान', value: '7'}]},
    {what: 'in another language', options: [{label: ' Prime plan ', value: '7'}]},
    {what: 'of ids', options: [{label: 'The one with sizes', value: 'prime'}]},
  ];

  test.each(lists)('is chosen in a list $what', ({options}) => {
    const other = {label: 'Growth plan', value: 'growth'};
    const field = Object.assign(new FakeField(), {type: 'select-one', options: [other, ...options]});
    expect(fill(field)).toBe(true);
    expect(field.value).toBe(options[0]?.value);
  });

  test.each([
    {what: 'is missing', field: undefined},
    {what: 'is a list without it', field: {type: 'select-one', options: [{label: 'Other', value: 'other'}]}},
    {what: 'is a list of buttons', field: {type: 'radio'}},
  ])('is not in the form if its field $what, and the console says so', ({field}) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(fill(field && Object.assign(new FakeField(), field))).toBe(false);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('demo_subject'));
  });

  test('is in a text, and cannot be seen in a hidden field', () => {
    const visible = new FakeField();
    expect(fill(visible)).toBe(true);
    expect(visible.value).toBe('Prime प्लान');
    const hidden = Object.assign(new FakeField(), {type: 'hidden'});
    expect(fill(hidden)).toBe(false);
    expect(hidden.value).toBe('Prime प्लान');
  });
});

describe('the build warns if hosted forms do not take the subject', () => {
  test.each([
    {has: 'a field', settings: {NEXT_PUBLIC_FORMS_SUBJECT_FIELD: 'demo_subject'}, warns: false},
    {has: 'no field', settings: {}, warns: true},
    {has: 'no hosted form', settings: withoutService, warns: false},
  ])('with $has: $warns', async ({settings, warns}) => {
    vi.resetModules();
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    const {missingSubjectField} = await import('@/lib/forms/formsService');
    expect(missingSubjectField()?.includes('NEXT_PUBLIC_FORMS_SUBJECT_FIELD') ?? false).toBe(warns);
  });
});

describe('the build warns if visitors cannot send messages', () => {
  const endpoint = {NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://api.example/messages'};
  const builds: {has: string; settings: Record<string, string>; says: string | undefined}[] = [
    {has: 'neither an endpoint nor a hosted form', settings: withoutService, says: 'WhatsApp'},
    {has: 'an endpoint', settings: {...withoutService, ...endpoint}, says: undefined},
    {has: 'hosted forms', settings: {}, says: undefined},
  ];

  test.each(builds)('with $has', async ({settings, says}) => {
    vi.resetModules();
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    const {missingReceiver} = await import('@/lib/forms/formsService');
    const line = missingReceiver();
    if (says) expect(line).toContain(says);
    else expect(line).toBeUndefined();
  });
});
