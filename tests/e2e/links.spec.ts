import type {APIRequestContext} from '@playwright/test';
import {test} from '@playwright/test';
import {type DefaultTreeAdapterTypes as Html, parse} from 'parse5';
import {defaultLocale, type Locale} from '@/i18n/languages';
import {splitLocale} from '@/i18n/localePath';
import {expect, fetchOnce, routes} from './support';

/** These tests read the HTML of the server, without a browser. */

type Link = {href: string; text: string; switchesLanguage: boolean};

function isElement(node: Html.ChildNode): node is Html.Element {
  return 'tagName' in node;
}

/** The text of an element, without the spaces of the markup. */
function textOf(parent: Html.ParentNode): string {
  const parts = parent.childNodes.map((node) => {
    if ('value' in node) return node.value;
    return isElement(node) ? textOf(node) : '';
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** The links of a document, also those inside <noscript>. */
function linksIn(html: string): Link[] {
  const links: Link[] = [];
  const visit = (parent: Html.ParentNode) => {
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue;
      if (node.tagName === 'a') {
        const attributeOf = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value;
        const switchesLanguage = attributeOf('data-language-switch') !== undefined;
        links.push({href: attributeOf('href') ?? '', text: textOf(node), switchesLanguage});
      }
      visit(node);
    }
  };
  visit(parse(html, {scriptingEnabled: false}));
  return links;
}

const externalAddress = /^(https?:\/\/|mailto:.+@|tel:\+)/;

/** Describes the problem of a link. Undefined if there is none. */
async function faultOf(link: Link, page: {url: string; locale: Locale}, request: APIRequestContext) {
  const {href, switchesLanguage} = link;
  const isInternal = href.startsWith('/') || (href.startsWith('#') && href.length > 1);
  if (!isInternal) return externalAddress.test(href) ? undefined : 'not a valid address';

  const {pathname, hash, search} = new URL(href, `https://any.example${page.url}`);
  const {status, ids} = await fetchOnce(request, pathname + search);
  if (status !== 200) return `status ${status}`;
  if (hash && !ids.has(decodeURIComponent(hash.slice(1)))) return 'no such anchor';
  // A file is the same in every language.
  if (/\.\w+$/.test(pathname)) return undefined;
  const staysInLanguage = (splitLocale(pathname).locale ?? defaultLocale) === page.locale;
  if (staysInLanguage === switchesLanguage) return 'in the wrong language';
  return undefined;
}

for (const {url, locale} of routes) {
  test(`every link of ${url} leads to an existing page and anchor, in the right language`, async ({request}) => {
    const links = linksIn((await fetchOnce(request, url)).html);
    expect(links.length).toBeGreaterThan(20);
    const broken = new Set<string>();
    for (const link of links) {
      const fault = await faultOf(link, {url, locale}, request);
      if (fault) broken.add(`${link.href}: ${fault}`);
    }
    expect([...broken]).toEqual([]);
  });
}

test('a button has the same capitals on every page', async ({request}) => {
  const spellings = new Map<string, Set<string>>();
  for (const {url, locale} of routes) {
    if (locale !== defaultLocale) continue;
    for (const {text} of linksIn((await fetchOnce(request, url)).html)) {
      const key = text.toLowerCase();
      spellings.set(key, (spellings.get(key) ?? new Set()).add(text));
    }
  }
  const differing = [...spellings.values()].filter(({size}) => size > 1).map((texts) => [...texts]);
  expect(differing).toEqual([]);
});
