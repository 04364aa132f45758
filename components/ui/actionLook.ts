/** On paper an address outside the site is a word of the text. */
const paper = 'print:border-0 print:bg-transparent print:p-0 print:text-inherit';

/** What `Action` looks like, for the buttons of client components as well: in the accent, outlined, and two for coloured bands. */
export const actionLook = {
  primary: `action bg-cloth text-on-cloth hover:bg-cloth-hover ${paper}`,
  outline: `action border-rule text-ink hover:bg-ink hover:text-paper ${paper}`,
  light: `action bg-on-indigo text-on-marigold hover:bg-marigold ${paper}`,
  'outline-light': `action border-on-cloth/65 text-on-cloth hover:bg-white/7 ${paper}`,
} as const;
