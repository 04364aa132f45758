import {isValidElement, type ReactNode} from 'react';

/** The classes of the site's drawings as attributes, since a share image knows no style sheet. */
const attributeOf: Record<string, string> = {
  'fill-cloth': 'fill="var(--color-cloth)"',
  'fill-marigold': 'fill="var(--color-marigold)"',
  'stroke-cloth': 'stroke="var(--color-cloth)"',
  'stroke-thread': 'stroke="var(--color-thread)"',
  sway: '',
};

/**
 * A drawing's JSX as SVG markup for the share images: elements and components without hooks, which all drawings are.
 * Simpler than React's own renderer, which Next does not let a server component import directly.
 * @throws for a class without an attribute here
 */
export function markupOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(markupOf).join('');
  if (!isValidElement<Record<string, unknown>>(node)) return '';
  const {type, props} = node;
  if (typeof type === 'function') return markupOf((type as (props: unknown) => ReactNode)(props));
  const {children, dangerouslySetInnerHTML: raw, ...attributes} = props;
  const inside = raw ? (raw as {__html: string}).__html : markupOf(children as ReactNode);
  if (typeof type !== 'string') return inside; // a fragment
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const written = given.map(([name, value]) =>
    name === 'className' ? String(value).split(' ').map(attribute).join(' ') : `${svgName(name)}="${value}"`,
  );
  return `<${[type, ...written].join(' ')}>${inside}</${type}>`;
}

function attribute(className: string): string {
  const found = attributeOf[className];
  if (found === undefined) throw new Error(`The share images do not know the class ${className}`);
  return found;
}

/** SVG writes presentation attributes with hyphens and its own ones, such as patternUnits, in camel case. */
function svgName(name: string): string {
  return /^(stroke|fill|clip|stop)[A-Z]/.test(name) ? name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`) : name;
}
