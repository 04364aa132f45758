import postcss, {type AtRule, type Root} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {decodeEntities} from '@/lib/htmlEntities';
import {remembered} from '@/lib/remembered';
import type {ScriptWords} from './scriptWords';
import {settleVariables} from './settleVariables';
import {variablesIn} from './variables';

/** Elements that the markup of a forms service may bring. */
const formElements = 'button fieldset form iframe img input label legend optgroup option select textarea'.split(' ');

/**
 * The site's style sheets without what one page cannot use: rules with a class or an element that is neither in the page's
 * markup nor in what its scripts may add to it, rules for another writing system, and variables that nothing sets or nothing
 * reads. Whatever else a selector asks for (an attribute, a language) may come true, and animations may be named anywhere.
 * @param html the prerendered document
 * @param styles the page's style sheets, joined
 * @param scripts what the page's scripts may write into it: `wordsOfScripts`
 */
export function pageStyles(html: string, styles: string, scripts: ScriptWords): string {
  const classes = new Set(classesOf(html));
  const elements = new Set([...elementsOf(html), ...formElements]);
  const own = new Set([writingOf(html), ...fieldsOf(html)]);
  const sheet = parsed(styles).clone();
  sheet.walkRules((rule) => {
    // The steps of an animation look like rules.
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const usable = rule.selectors.filter((selector) =>
      needsOf(selector).every(({type, name}) => {
        if (type === 'class') return classes.has(name) || scripts.has(name);
        return type === 'tag' ? elements.has(name) || scripts.hasElement(name) : own.has(name);
      }),
    );
    if (usable.length === 0) rule.remove();
    else if (usable.length < rule.selectors.length) rule.selectors = usable;
  });
  const elsewhere = new Set([...variablesIn(html), ...scripts.variables]);
  settleVariables(sheet, elsewhere);
  removeEmpty(sheet);
  return sheet.toString();
}

/** Tailwind's stand-ins for what every browser of package.json's list knows: `@property` and mixed colours. */
function removeFallbacks(sheet: Root) {
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  sheet.walkAtRules('supports', (supports) => {
    if (!/^\(color:\s*color-mix\([^()]*\)\)$/.test(supports.params)) return;
    const before = supports.prev();
    const [better] = supports.nodes ?? [];
    if (before?.type === 'rule' && better?.type === 'rule' && before.selector === better.selector) {
      better.walkDecls(({prop}) => {
        before.walkDecls(prop, (set) => {
          if (set.prop === prop) set.remove();
        });
      });
      if (!before.nodes.length) before.remove();
    }
    supports.replaceWith(supports.nodes ?? []);
  });
  // What the compiler wrote several times.
  sheet.walkDecls((set) => {
    const next = set.next();
    if (next?.type === 'decl' && next.toString() === set.toString()) set.remove();
  });
}

type Need = {type: 'class' | 'tag' | 'own'; name: string};

/**
 * The classes, elements, writing system and kinds of fields that a selector needs; what stands in :not() and the like, or is one
 * of several that :is() names, is left open.
 */
const needsOf = remembered((selector): Need[] => {
  const needs: Need[] = [];
  selectorParser(({nodes}) => {
    for (const complex of nodes) addNeeds(complex);
  }).processSync(selector);
  return needs;

  function addNeeds({nodes}: selectorParser.Selector) {
    for (const node of nodes) {
      if (node.type === 'class' || node.type === 'tag') needs.push({type: node.type, name: node.value});
      if (node.type === 'attribute' && node.attribute === 'data-script')
        needs.push({type: 'own', name: writing(node.value)});
      if (node.type !== 'pseudo') continue;
      const field = Object.keys(fieldParts).find((kind) => fieldParts[kind]?.test(node.value));
      if (field) needs.push({type: 'own', name: field});
      const [only, ...others] = node.nodes;
      if (only && !others.length && [':is', ':where'].includes(node.value)) addNeeds(only);
    }
  }
});

/** What a browser puts into fields that the site has none of; one in a hosted form looks as the browser has it. */
const fieldParts: Readonly<Record<string, RegExp>> = {
  date: /^::-webkit-(?:date|calendar)/,
  file: /^::file-selector-button$/,
  number: /^::-webkit-(?:inner|outer)-spin-button$/,
  search: /^::-webkit-search/,
};

const fieldsOf = (html: string): string[] =>
  [...html.matchAll(/<input\b[^>]* type="(\w+)/g)].map(([, kind = '']) => kind);

/** A document's writing system (i18n/script.ts), which no script changes, told from the kinds of its fields. */
const writing = (script = '') => `data-script=${script}`;

const writingOf = (html: string): string => writing(/<html[^>]* data-script="(\w+)"/.exec(html)?.[1]);

const parsed = remembered((styles) => {
  const sheet = postcss.parse(styles);
  removeFallbacks(sheet);
  return sheet;
});

/** Media queries and the like that nothing is left in. The order of layers is kept: `@layer a, b;` has no body. */
function removeEmpty(sheet: Root) {
  sheet.walkAtRules((rule) => {
    if (rule.name !== 'layer' && rule.nodes?.length === 0) rule.remove();
  });
}

const elementsOf = (html: string): string[] => [...html.matchAll(/<([a-z]\w*)/gi)].map(([, name = '']) => name);

export const classAttributes = /\sclass="([^"]*)"/g;

/** The classes of an attribute as the markup writes it. */
export const classNames = (value: string): string[] => decodeEntities(value).split(/\s+/).filter(Boolean);

/** Every class that markup names. */
export const classesOf = (html: string): string[] =>
  [...html.matchAll(classAttributes)].flatMap(([, value = '']) => classNames(value));
