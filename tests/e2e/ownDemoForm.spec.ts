import type {Page} from '@playwright/test';
import {draftPrefix} from '@/content/forms';
import {pathOf} from '@/content/paths';
import {planIds} from '@/content/plans';
import {interpolate} from '@/lib/interpolate';
import {site} from '@/settings/site';
import {fieldsOf, interceptedMail, interceptMail, ready, reopen} from './messageForm';
import {axeViolations, expect, test, withNames, words} from './support';

/** The company's own demo form, where no hosted one is configured. */

const typed = {
  name: 'आशा Verma',
  business: 'Verma & Sons',
  phone: '+91 98765 43210',
  email: 'asha@example.in',
  need: 'दो काउंटर, एक गोदाम।\nAnd a rate list?',
};

const formOf = (page: Page) => page.locator('main form').filter({has: page.locator('[name="need"]')});

const locale = 'en';
const {forms, industries, pricing, suite, useCases} = words(locale);

test('a ready email, once it has a telephone number, with the page’s product chosen', async ({page}) => {
  await interceptMail(page);
  const form = formOf(page);
  await reopen(form, '/products/airpos');
  const {field, send, type, expectValues} = fieldsOf(form, 'demo', locale);
  await expect(field('about')).toHaveValue('airpos');
  await expect(field('about').locator('option')).toHaveText([
    forms.demo.nothingYet,
    ...Object.values(suite).map(({name}) => name),
    ...planIds.map((id) => forms.demo.plan.replace('{plan}', pricing.plans[id].name)),
    ...Object.values(industries).map(({name}) => name),
    ...Object.values(useCases).map(({name}) => name),
  ]);
  const wrong = {...typed, phone: 'कल फ़ोन करें'};
  await type(wrong);
  await send.click();
  const complaint = interpolate(forms.errors.phone, {min: '7', max: '15'});
  await expect(field('phone')).toHaveAccessibleDescription(complaint);
  await expect(field('phone')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await expectValues(wrong);
  await type(typed);
  await send.click();
  const {fields} = forms.demo;
  const lines = [
    `${fields.name}: ${typed.name}`,
    `${fields.business}: ${typed.business}`,
    `${fields.phone}: ${typed.phone}`,
    `${fields.email}: ${typed.email}`,
    `${fields.about}: ${suite.airpos.name}`,
  ];
  expect(await interceptedMail(page)).toEqual({
    to: site.email,
    names: ['subject', 'body'],
    subject: `${forms.demo.letterSubject}: ${suite.airpos.name}`,
    body: [withNames(forms.greeting, locale), typed.need, lines.join('\n')].join('\n\n').replaceAll('\n', '\r\n'),
  });
  await expect(form.getByRole('button', {name: forms.mailed.clear})).toBeVisible();
  await expectValues(typed);
});

test('the draft outlives a reload and a change of language, until it is sent', async ({page}) => {
  await interceptMail(page);
  const form = formOf(page);
  await reopen(form, '/products/airpos');
  const {field, type} = fieldsOf(form, 'demo', 'en');
  await type(typed);
  await field('about').selectOption('orderkite');
  await reopen(form);
  await reopen(form, '/hi/products/airpos');
  const hindi = fieldsOf(form, 'demo', 'hi');
  await hindi.expectValues({...typed, about: 'orderkite'});
  // A page that would have chosen the same does not take the choice away.
  await reopen(form, '/hi/products/orderkite');
  await reopen(form, '/hi/products/airpos');
  await hindi.expectValues({...typed, about: 'orderkite'});
  await hindi.send.click();
  await form.getByRole('button', {name: words('hi').forms.mailed.clear}).click();
  await hindi.expectValues({name: '', need: ''});
  await reopen(form);
  await hindi.expectValues({name: '', need: ''});
});

test('what a link chose leaves the address, can be undone, and goes into the mail', async ({page}) => {
  const form = page.locator('#demo-form form');
  await reopen(form, '/?about=prime#book-demo');
  const {field, type} = fieldsOf(form, 'demo', 'en');
  await expect(field('about')).toHaveValue('prime');
  // What is typed stays when another link is followed.
  await type({name: 'Asha', phone: '98765 43210'});
  await reopen(form, '/?about=airpos#book-demo');
  await expect(field('about')).toHaveValue('airpos');
  await expect(field('name')).toHaveValue('Asha');
  await field('about').selectOption('');
  await reopen(form);
  await expect(field('about')).toHaveValue('');
  // What is not offered cannot be chosen.
  await reopen(form, '/?about=%22%5D%5Bx#book-demo');
  await expect(field('about')).toHaveValue('');
  await page.goto('/?about=enterprise&utm_source=x#book-demo');
  await expect(page).toHaveURL('/?utm_source=x#book-demo');
  await page.locator('[data-language-switch]:visible').first().click();
  await page.waitForURL('**/hi?utm_source=x#book-demo');
  await ready(form);
  const hindi = fieldsOf(form, 'demo', 'hi');
  await expect(hindi.field('about')).toHaveValue('enterprise');
  await interceptMail(page);
  await reopen(form);
  await hindi.send.click();
  const {subject, body} = await interceptedMail(page);
  const {demo} = words('hi').forms;
  const plan = demo.plan.replace('{plan}', words('hi').pricing.plans.enterprise.name);
  expect(subject).toContain(plan);
  expect(body).toContain(`${demo.fields.about}: ${plan}`);
});

test('a product’s own form is about it, whatever a link chose; a visitor’s choice goes along', async ({page}) => {
  const form = formOf(page);
  await reopen(form, '/?about=gifting#book-demo');
  const {field, type} = fieldsOf(form, 'demo', 'en');
  await expect(field('about')).toHaveValue('gifting');
  await type({name: 'Asha'});
  await reopen(form);
  await expect(field('about')).toHaveValue('gifting');
  for (const product of ['orderkite', 'skycart'] as const) {
    await reopen(form, pathOf('products', product));
    await expect(field('about')).toHaveValue(product);
    await expect(field('name')).toHaveValue('Asha');
  }
  await field('about').selectOption('prime');
  await reopen(form, pathOf('products', 'airpos'));
  await expect(field('about')).toHaveValue('prime');
  // A draft may outlive what it chose.
  await page.evaluate((key) => {
    for (const storage of [sessionStorage, localStorage]) storage[key] = storage[key]?.replace('prime', 'gone');
  }, `${draftPrefix}demo`);
  await reopen(form, '/');
  await expect(field('name')).toHaveValue('Asha');
  await expect(field('about').getByRole('option').first()).toHaveJSProperty('selected', true);
});

const inHeader = 'header a.action-primary';
const buttons = [
  // The older name of a product is no choice.
  ['/products/skypos', inHeader, ''],
  ['/products/orderkite', inHeader, 'orderkite'],
  ['/pricing/airpos', inHeader, 'airpos'],
  ['/industries/gifting', inHeader, 'gifting'],
  ['/use-cases/quick-commerce', inHeader, 'quick-commerce'],
  ['/pricing', 'main .plan-table a[href*="prime"]', 'prime'],
  ['/pricing/airpos', 'main a[href="/?about=airpos#book-demo"]', 'airpos'],
  ['/industries/health-wellness', 'main a[href$="#book-demo"]', 'health-wellness'],
  ['/products/airpos', 'main a[href$="#demo"]', 'airpos'],
  ['/products/nimbus-ai', 'main a[href$="#hubspot-form"]', 'nimbus-ai'],
] as const;

for (const size of [
  {width: 1440, height: 900},
  {width: 390, height: 844},
]) {
  for (const [path, button, about] of buttons)
    test(`${path}, ${size.width} px: ${button} knows what the page is about, and leads to the first field`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await page.locator(button).filter({visible: true}).first().click();
      await expect(page).toHaveURL(/(?:\/#book-demo|#demo|#hubspot-form)$/);
      const {field} = fieldsOf(formOf(page), 'demo', 'en');
      await expect(field('about')).toHaveValue(about);
      await expect(field('name')).toBeInViewport({ratio: 1});
    });
}
