import {setTimeout as pause} from 'node:timers/promises';
import {test as base, ignoreProblems} from './support';

/** The behaviour of the fake forms service. */
type Behaviour =
  | 'ready'
  /** Responds with 500 to every request. */
  | 'failing'
  /** Responds with 500 to the first two requests. */
  | 'recovering'
  /** Its script takes three seconds. */
  | 'slow'
  /** Its script never defines `window.hbspt`. */
  | 'neverReady'
  /** Its script runs twice and fires `load` twice. */
  | 'twice'
  /** Its script is ready, but draws no form. */
  | 'noForm'
  /** Its form becomes very tall some time after it was drawn. */
  | 'tall'
  /** Its form has a hidden field for the subject. */
  | 'hiddenSubject'
  /** Its form has an English list for the subject. */
  | 'listOfSubjects'
  /** Its form has no field for the subject. */
  | 'noSubject';

export type FormsService = {
  behave: (next: Behaviour) => void;
  /** The times of the requests for its script, in ms. */
  requests: number[];
  created: Record<string, string>[];
};

/** The configuration of a build. */
export const formIds = {portalId: '4711', formId: 'a1b2-c3d4', region: 'na1'};

/** The field of the hosted form for the demo's subject. */
export const subjectField = 'demo_subject';
const subjectNames = {prime: ['Prime plan', 'Prime प्लान']};

const origin = 'https://forms.example';

/** The section with the facts of the hosted form (components/sections/DemoSection.tsx). */
const demoSection = /<section id="(?:demo-form|demo|hubspot-form)"/;

/** Pages have no extension. */
const isOwnPage = (url: URL) => url.origin !== origin && !/\.\w+$/.test(url.pathname);

/** A test with a fake forms service like HubSpot's. Requests to it, and the browser's errors about it, are ignored. */
export const test = base.extend<{service: FormsService}>({
  service: async ({page, problems}, use) => {
    let behaviour: Behaviour = 'ready';
    const service: FormsService = {
      behave(next) {
        behaviour = next;
      },
      requests: [],
      created: [],
    };

    await page.route(`${origin}/**`, async (route) => {
      const {pathname, searchParams} = new URL(route.request().url());
      if (pathname === '/created') {
        service.created.push(Object.fromEntries(searchParams));
        return route.fulfill({status: 204});
      }
      const isAmongFirstTwo = service.requests.length < 2;
      service.requests.push(Date.now());
      if (behaviour === 'failing' || (behaviour === 'recovering' && isAmongFirstTwo)) {
        return route.fulfill({status: 500});
      }
      if (behaviour === 'slow') await pause(3000);
      await route.fulfill({contentType: 'text/javascript; charset=utf-8', body: embeddingScript(behaviour)});
    });

    // The build under test has no ids. With them, the section would have two more attributes.
    const facts = {script: `${origin}/forms/embed/v2.js`, ...formIds, subjectField, subjectNames};
    const configuration = JSON.stringify(facts);
    const attributes = `data-hosted="${configuration.replaceAll('"', '&quot;')}" data-hydrate="visible"`;
    await page.route(isOwnPage, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({response, body: html.replace(demoSection, `$& ${attributes}`)});
    });

    await use(service);
    ignoreProblems(problems, new RegExp(origin));
  },
});

function embeddingScript(behaviour: Behaviour): string {
  if (behaviour === 'neverReady') return '/* no window.hbspt */';
  const options = {
    origin,
    drawsForm: behaviour !== 'noForm',
    addedHeight: behaviour === 'tall' ? 1500 : 0,
    subjectField,
    subjectType: subjectTypes[behaviour] ?? 'text',
  };
  const start = `(${embed})(${JSON.stringify(options)});`;
  if (behaviour !== 'twice') return start;
  // Fires `load` of the script element a second time.
  return `${start}
    setTimeout(() => {
      ${start}
      document.getElementById('hubspot-script').dispatchEvent(new Event('load'));
    }, 400);`;
}

type EmbedOptions = {
  origin: string;
  drawsForm: boolean;
  addedHeight: number;
  subjectField: string;
  subjectType: SubjectType;
};

type SubjectType = 'text' | 'hidden' | 'list' | 'none';

const subjectTypes: Partial<Record<Behaviour, SubjectType>> = {
  hiddenSubject: 'hidden',
  listOfSubjects: 'list',
  noSubject: 'none',
};

type CreateOptions = {target: string; locale: string; onFormReady?: (form: HTMLElement[]) => void};

/** The service's script, which runs in the page. Like the real one, it draws after a delay, and looks up the target then. */
function embed({origin, drawsForm, addedHeight, subjectField, subjectType}: EmbedOptions) {
  type Labels = {name: string; email: string; subject: string; send: string};
  const labels: Record<string, Labels> = {
    en: {name: 'Name', email: 'Email', subject: 'Subject', send: 'Request a demo'},
    hi: {name: 'नाम', email: 'ईमेल', subject: 'विषय', send: 'डेमो माँगें'},
  };
  const create = ({target, locale, onFormReady, ...ids}: CreateOptions) => {
    fetch(`${origin}/created?${new URLSearchParams({target, locale, ...ids})}`, {mode: 'no-cors'});
    if (!drawsForm) return;
    setTimeout(() => {
      const {name, email, subject, send}: Partial<Labels> = labels[locale] ?? {};
      const list = '<option>Growth plan</option><option>Prime plan</option>';
      const subjectFields = {
        text: `<label>${subject}<input name="${subjectField}"></label>`,
        hidden: `<input name="${subjectField}" type="hidden">`,
        list: `<label>${subject}<select name="${subjectField}">${list}</select></label>`,
        none: '',
      };
      const form = document.createElement('form');
      form.className = 'hs-form';
      form.innerHTML = `
        <label>${name}<input name="name"></label>
        <label>${email}<input name="email" type="email"></label>
        ${subjectFields[subjectType]}
        <input name="utm_source" type="hidden"><input name="ref" type="hidden" value="own">
        <button>${send}</button>`;
      document.querySelector(target)?.append(form);
      // The service passes a jQuery object.
      onFormReady?.([form]);
      setTimeout(() => {
        form.style.paddingBottom = `${addedHeight}px`;
      }, 200);
    }, 200);
  };
  Object.assign(window, {hbspt: {forms: {create}}});
}
