import {Drawing} from '@/components/ui/Drawing';
import type {products} from '@/content/products';

type Section = (typeof products)[keyof typeof products]['sections'][number];
type Feature = Extract<Section, {kind: 'features'}>['items'][number];

/** Cut like the product glyphs: 48 × 48, stroke 3, mitred, each with the diamond. `line` is stroked, `solid` filled. */
const marks: Partial<Record<Feature, {line: string; solid: string}>> = {
  smartCart: {solid: 'M17 8l11 15-11 15L6 23z', line: 'M35 22l7 9.500-7 9.500-7-9.500zM35 6v11M29.500 11.500h11'},
  cartRecovery: {solid: 'M24 15l7 9.500-7 9.500-7-9.500z', line: 'M9 15a18 18 0 1 1-2.500 13M8 4.500V16h11.500'},
  couponsAndLoyalty: {
    solid: 'M16.500 17l5 7-5 7-5-7z',
    line: 'M4.500 11.500h39v8L40 24l3.500 4.500v8h-39v-8L8 24l-3.500-4.500zM29 16v3m0 3.500v3m0 3.500v3',
  },
  whatsappUpdates: {solid: 'M24 12l6 8-6 8-6-8z', line: 'M5 5.500h38v29H24L12.500 43v-8.500H5z'},
  flashSales: {
    solid: 'M24 26l7 9.500H17z',
    line: 'M9 5.500h30M9 42.500h30M13 5.500v6.500l11 12-11 12v6.500M35 5.500v6.500L24 24l11 12v6.500',
  },
};

/** The mark of a feature, or the knot where it has none of its own. */
export function FeatureMark({name, className}: {name: string; className?: string}) {
  const mark = Object.hasOwn(marks, name) ? marks[name as Feature] : undefined; // just checked
  if (!mark) return <Drawing name="icon-knot" className={className} />;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path fill="currentColor" d={mark.solid} />
      <path fill="none" stroke="currentColor" strokeWidth="3" d={mark.line} />
    </svg>
  );
}
