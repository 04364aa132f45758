import type {Page} from '@playwright/test';
import {draftPrefix} from '@/content/formFields';
import {pathOf} from '@/content/paths';
import {planIds} from '@/content/plans';
import {interpolate} from '@/lib/interpolate';
import {site} from '@/settings/site';
import {fieldsOf, interceptedMail, interceptMail, openAt, reload, waitUntilReady} from './messageForm';
import {axeViolations, expect, header, holdRequests, reactScripts, test, withNames, words} from './support';

/** The company's own demo form, without a hosted one. */

const typed = {
  name: 'आशा Verma',
  business: 'Verma & Sons',
  phone: '+91 98765 43210',
  email: 'asha@example.in',
  need: 'दो काउंटर, एक गोदाम।\nAnd a rate list?',
};

const formOf = (page: Page) => page.locator('main form').filter({has: page.locator('[name="need"]')});

const {forms, industries, pricing, suite, useCases} = words('en');

/** The expected email with the typed values, about AirPOS. */
function expectedMail() {
  const {fields, letterSubject} = forms.demo;
  const lines = [
    `${fields.name}: ${typed.name}`,
    `${fields.phone}: ${typed.phone}`,
    `${fields.business}: ${typed.business}`,
    `${fields.email}: ${typed.email}`,
    `${fields.about}: ${suite.airpos.name}`,
  ];
  const body = [withNames(forms.greeting, 'en'), typed.need, lines.join('\n')].join('\n\n');
  return {
    to: site.email,
    names: ['subject', 'body'],
    subject: `${letterSubject}: ${suite.airpos.name}`,
    body: body.replaceAll('\n', '\r\n'),
  };
}

test('a request can be about any product, plan, industry or use case, and the page’s product is preselected', async ({
  page,
}) => {
  const form = formOf(page);
  await openAt('/products/airpos', form);
  const {field} = fieldsOf(form, 'demo', 'en');
  await expect(field('about')).toHaveValue('airpos');
  await expect(field('about').locator('option')).toHaveText([
    forms.demo.nothingYet,
    ...Object.values(suite).map(({name}) => name),
    ...planIds.map((id) => forms.demo.plan.replace('{plan}', pricing.plans[id].name)),
    ...Object.values(industries).map(({name}) => name),
    ...Object.values(useCases).map(({name}) => name),
  ]);
});

test('a request with a telephone number becomes an email, and its text stays in the form', async ({page}) => {
  await interceptMail(page);
  const form = formOf(page);
  await openAt('/products/airpos', form);
  const {field, send, type, expectValues} = fieldsOf(form, 'demo', 'en');
  const withoutNumber = {...typed, phone: 'कल फ़ोन करें'};
  await type(withoutNumber);
  await send.click();
  const complaint = interpolate(forms.errors.phone, {min: '7', max: '15'});
  await expect(field('phone')).toHaveAccessibleDescription(complaint);
  await expect(field('phone')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await expectValues(withoutNumber);

  await type(typed);
  await send.click();
  expect(await interceptedMail(page)).toEqual(expectedMail());
  await expect(form.getByRole('button', {name: forms.handed.clear})).toBeVisible();
  await expectValues(typed);
});

test('the draft survives a reload and a language switch, until it is sent', async ({page}) => {
  await interceptMail(page);
  const form = formOf(page);
  await openAt('/products/airpos', form);
  const english = fieldsOf(form, 'demo', 'en');
  await english.type(typed);
  await english.field('about').selectOption('orderkite');
  await reload(form);
  await openAt('/hi/products/airpos', form);
  const hindi = fieldsOf(form, 'demo', 'hi');
  await hindi.expectValues({...typed, about: 'orderkite'});
  // The choice is kept on a page that preselects the same.
  await openAt('/hi/products/orderkite', form);
  await openAt('/hi/products/airpos', form);
  await hindi.expectValues({...typed, about: 'orderkite'});

  await hindi.send.click();
  await form.getByRole('button', {name: words('hi').forms.handed.clear}).click();
  await hindi.expectValues({name: '', need: ''});
  await reload(form);
  await hindi.expectValues({name: '', need: ''});
});

test('a choice preselected by a link can be changed, and typed text is kept', async ({page}) => {
  const form = page.locator('#demo-form form');
  await openAt('/?about=prime#book-demo', form);
  const {field, type} = fieldsOf(form, 'demo', 'en');
  await expect(field('about')).toHaveValue('prime');
  // Typed text is kept after another link is followed.
  await type({name: 'Asha', phone: '98765 43210'});
  await openAt('/?about=airpos#book-demo', form);
  await expect(field('about')).toHaveValue('airpos');
  await expect(field('name')).toHaveValue('Asha');
  await field('about').selectOption('');
  await reload(form);
  await expect(field('about')).toHaveValue('');
  // A link cannot choose an option that does not exist.
  await openAt('/?about=%22%5D%5Bx#book-demo', form);
  await expect(field('about')).toHaveValue('');
});

test('a choice preselected by a link is removed from the URL, survives a language switch, and is in the mail', async ({
  page,
}) => {
  const form = page.locator('#demo-form form');
  await interceptMail(page);
  await page.goto('/?about=enterprise&utm_source=x#book-demo');
  await expect(page).toHaveURL('/?utm_source=x#book-demo');
  await page.locator('[data-language-switch]:visible').first().click();
  await page.waitForURL('**/hi?utm_source=x#book-demo');
  await waitUntilReady(form);
  const {field, type, send} = fieldsOf(form, 'demo', 'hi');
  await expect(field('about')).toHaveValue('enterprise');
  await reload(form);
  await type({name: 'Asha', phone: '98765 43210'});
  await send.click();
  const {subject, body} = await interceptedMail(page);
  const {demo} = words('hi').forms;
  const plan = demo.plan.replace('{plan}', words('hi').pricing.plans.enterprise.name);
  expect(subject).toContain(plan);
  expect(body).toContain(`${demo.fields.about}: ${plan}`);
});

test('on a product’s page its product is preselected, even after a link, but a visitor’s own choice is kept', async ({
  page,
}) => {
  const form = formOf(page);
  await openAt('/?about=gifting#book-demo', form);
  const {field, reveal, type} = fieldsOf(form, 'demo', 'en');
  await expect(field('about')).toHaveValue('gifting');
  await type({name: 'Asha'});
  await reload(form);
  await expect(field('about')).toHaveValue('gifting');
  for (const product of ['orderkite', 'skycart'] as const) {
    await openAt(pathOf('products', product), form);
    await expect(field('about')).toHaveValue(product);
    await expect(field('name')).toHaveValue('Asha');
  }
  await reveal('about');
  await field('about').selectOption('prime');
  await openAt(pathOf('products', 'airpos'), form);
  await expect(field('about')).toHaveValue('prime');

  // The choice of a draft may no longer exist.
  await page.evaluate((key) => {
    for (const storage of [sessionStorage, localStorage]) storage[key] = storage[key]?.replace('prime', 'gone');
  }, `${draftPrefix}demo`);
  await openAt('/', form);
  await expect(field('name')).toHaveValue('Asha');
  await expect(field('about').getByRole('option').first()).toHaveJSProperty('selected', true);
});

test('a name and a number are asked first; the rest opens for what it holds', async ({page}) => {
  const form = page.locator('#demo-form form');
  await openAt('/', form);
  const {field, reveal, send} = fieldsOf(form, 'demo', 'en');
  await expect(form.getByRole('textbox')).toHaveCount(2);
  for (const key of ['business', 'email', 'about', 'need'] as const) await expect(field(key)).toBeHidden();

  // A wrong value that was folded away is shown with its complaint.
  await field('name').fill('Asha');
  await field('phone').fill('98765 43210');
  await reveal('email');
  await field('email').fill('asha');
  await form.locator('summary').click();
  await expect(field('email')).toBeHidden();
  await send.click();
  await expect(field('email')).toBeFocused();
  await expect(field('email')).toHaveAccessibleDescription(forms.errors.email);

  // So is a draft, and the subject of a link. On a product's page the page itself says the subject.
  await reload(form);
  await expect(field('email')).toBeVisible();
  await field('email').fill('');
  await openAt('/?about=prime#book-demo', form);
  await expect(field('about')).toBeVisible();
  await field('about').selectOption('');
  await openAt('/products/airpos', formOf(page));
  await expect(fieldsOf(formOf(page), 'demo', 'en').field('about')).toBeHidden();
});

test('without React, what a browser fills in and what it complains of are not folded away', async ({page}) => {
  await holdRequests(page, reactScripts);
  await page.goto('/', {waitUntil: 'domcontentloaded'});
  const form = page.locator('#demo-form form');
  const email = form.locator('[name="email"]');
  await expect(email).toBeHidden();
  await email.evaluate((field: HTMLInputElement) => {
    field.value = 'asha';
    field.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await expect(email).toBeVisible();
  await form.locator('summary').click();
  await expect(email).toBeHidden();
  await email.evaluate((field: HTMLInputElement) => field.reportValidity());
  await expect(email).toBeVisible();
});

const laptop = {width: 1440, height: 900};
const phone = {width: 390, height: 844};

const inHeader = (page: Page) => header(page).locator('a[href$="#book-demo"]');
const inMain = (end: string) => (page: Page) => page.getByRole('main').locator(`a[href$="${end}"]`);

/** `about`: the choice after the link was followed. On a phone, one link from each place to each form. */
const demoLinks = [
  // The old name of a product is not an option.
  {path: '/products/skypos', place: 'header', link: inHeader, about: '', windows: [laptop]},
  {path: '/products/orderkite', place: 'header', link: inHeader, about: 'orderkite', windows: [laptop, phone]},
  {path: '/pricing/airpos', place: 'header', link: inHeader, about: 'airpos', windows: [laptop]},
  {path: '/industries/gifting', place: 'header', link: inHeader, about: 'gifting', windows: [laptop]},
  {path: '/use-cases/quick-commerce', place: 'header', link: inHeader, about: 'quick-commerce', windows: [laptop]},
  {
    path: '/pricing',
    place: 'card of Prime',
    link: inMain('?about=prime#book-demo'),
    about: 'prime',
    windows: [laptop, phone],
  },
  {
    path: '/pricing/airpos',
    place: 'page',
    link: inMain('?about=airpos#book-demo'),
    about: 'airpos',
    windows: [laptop],
  },
  {
    path: '/industries/health-wellness',
    place: 'page',
    link: inMain('#book-demo'),
    about: 'health-wellness',
    windows: [laptop, phone],
  },
  {path: '/products/airpos', place: 'page', link: inMain('#demo'), about: 'airpos', windows: [laptop, phone]},
  {
    path: '/products/nimbus-ai',
    place: 'page',
    link: inMain('#hubspot-form'),
    about: 'nimbus-ai',
    windows: [laptop, phone],
  },
];

for (const {path, place, link, about, windows} of demoLinks) {
  for (const viewport of windows) {
    const subject = about || 'nothing yet';
    test(`${path}, ${viewport.width} px: the ${place} leads to the first field of a form about ${subject}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path, {waitUntil: 'load'});
      await link(page).filter({visible: true}).first().click();
      await expect(page).toHaveURL(/(?:\/#book-demo|#demo|#hubspot-form)$/);
      const {field} = fieldsOf(formOf(page), 'demo', 'en');
      await expect(field('about')).toHaveValue(about);
      await expect(field('name')).toBeInViewport({ratio: 1});
    });
  }
}

test('WhatsApp has a row of its own, and email and copying stand in one line below it', async ({page}) => {
  const form = formOf(page);
  for (const path of ['/products/airpos', '/hi/products/airpos']) {
    await page.goto(path);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({width, height: 844});
      const ways = form.locator('[data-whatsapp], [data-send], [data-copy]');
      await waitUntilReady(form);
      const [whatsapp, email, copy] = await ways.evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().toJSON()),
      );
      expect(email.y, `${width} px`).toBeGreaterThanOrEqual(whatsapp.bottom);
      expect(copy).toMatchObject({y: email.y, height: email.height});
      // Neither breaks, and a finger can press both.
      expect(email.height).toBeGreaterThanOrEqual(44);
      expect(email.height).toBeLessThan(54);
      expect(copy.x).toBeGreaterThan(email.right);
    }
  }
});
