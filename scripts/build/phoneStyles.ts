import postcss, {type AtRule, type ChildNode, type Root} from 'postcss';
import {remembered} from '@/lib/remembered';
import {withDrawings} from './drawings';
import {pageStyles} from './pageStyles';
import type {ScriptWords} from './scriptWords';
import {withoutUnseen} from './unseen';

/**
 * A phone's window, upright, is narrower than this, in rem. So is then what a container query measures in it, except in what scrolls
 * sideways; that every rule of the kind stands in a container is taken for granted. The browser tests compare.
 */
const width = 30;

/** Windows that need other rules than an untouched phone's, which is what `phoneStyles` leaves out. */
export const beyondPhones = `(min-width:${width}rem),(hover:hover),print`;

/**
 * What a page's style sheets have to say to a narrow window that nothing hovers over and that runs scripts: the rules that
 * `pageStyles` finds, without those for wider windows, pointers that hover and paper, and without those of parts that are not shown
 * there. What is said only where a window is narrow is said in any case, so that it also holds for a moment in one that has become
 * wider.
 * @param html the prerendered document, with its drawings in the sprite
 * @param styles the page's style sheets, joined
 * @param symbols the sprite's drawings, which read variables too
 */
export function phoneStyles(
  html: string,
  styles: string,
  scripts: ScriptWords,
  symbols: ReadonlyMap<string, string>,
): string {
  const sheet = forPhones(styles);
  return pageStyles(withDrawings(withoutUnseen(html, sheet, scripts), symbols), sheet.toString(), scripts);
}

const forPhones = remembered((styles) => {
  const sheet = postcss.parse(styles);
  decide(sheet);
  return sheet;
});

/** Takes out what stands under a condition that no phone meets, and the condition where every phone meets it. */
function decide(parent: Root | AtRule) {
  for (const node of [...(parent.nodes ?? [])] as ChildNode[]) {
    if (node.type !== 'atrule') continue;
    decide(node);
    const met = node.name === 'media' || node.name === 'container' ? meets(node.params) : undefined;
    if (met === false || node.name === 'page') node.remove();
    if (met) node.replaceWith(node.nodes ?? []);
  }
}

/** Whether a phone meets a condition; undefined where that depends on the phone, or where this cannot tell. */
function meets(condition: string): boolean | undefined {
  const answers = condition.split(',').map((query) => {
    const [, not, rest = ''] = /^\s*(not )?(.*)$/.exec(query) ?? [];
    const [first = '', ...others] = rest.split(' and ');
    // Of several features in parentheses the word would be about the first alone.
    if (not && others.length && first.startsWith('(')) return undefined;
    const features = [first, ...others].map(hasFeature);
    const all = features.includes(false) ? false : features.includes(undefined) ? undefined : true;
    return not && all !== undefined ? !all : all;
  });
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}

/** As the compiler of style sheets writes them. */
function hasFeature(name: string): boolean | undefined {
  if (name === 'screen') return true;
  if (['print', '(hover:hover)', '(scripting:none)'].includes(name)) return false;
  const [, least, from] = /^\((?:min-width:\s*([\d.]+)rem|([\d.]+)rem\s*<=\s*width[^()]*)\)$/.exec(name) ?? [];
  return Number(least ?? from) >= width ? false : undefined;
}
