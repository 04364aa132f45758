import type {ComponentProps} from 'react';
import {keepPhrasesTogether} from './keepPhrasesTogether';

/** Headings whose lines break between phrases. Biome refuses others in sections and pages (biome.json). */
export const H1 = ({children, ...props}: ComponentProps<'h1'>) => <h1 {...props}>{set(children)}</h1>;
export const H2 = ({children, ...props}: ComponentProps<'h2'>) => <h2 {...props}>{set(children)}</h2>;
export const H3 = ({children, ...props}: ComponentProps<'h3'>) => <h3 {...props}>{set(children)}</h3>;

/** The text below a page's title. The first paint waits for it (app/[locale]/layout.tsx). */
export const Lede = ({className = '', ...props}: ComponentProps<'p'>) => (
  <p id={ledeId} className={`text-lede ${className}`} {...props} />
);
export const ledeId = 'lede';

const set = (children: ComponentProps<'h1'>['children']) =>
  typeof children === 'string' ? keepPhrasesTogether(children) : children;
