import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import type {Path} from '@/content/paths';
import type {Product} from '@/content/suite';
import {Breadcrumb} from './Breadcrumb';

type Props = {
  product: Product;
  path: Path;
  title: string;
  text: string;
  /** With which plans it comes. */
  note: string;
  actions: ReactNode;
  /** The product's interface, which stands on the band's lower edge. */
  children: ReactNode;
};

/** A product's own colour from edge to edge, and its interface at full size. */
export function ProductHero({product, path, title, text, note, actions, children}: Props) {
  return (
    // Where the next section has a ground of its own, the interface needs paper below it; not on phones, whose edges it meets.
    <section className="bg-[linear-gradient(var(--p-solid)_0_0)] bg-size-[100%_calc(100%-88px)] bg-no-repeat text-white sm:[&:has(+.bg-sheet)]:bg-size-[100%_calc(100%-88px-var(--spacing-section))] sm:[&:has(+.bg-sheet)]:pb-section">
      <div className="wrap pt-8 md:pt-14">
        <div className="flex items-center gap-3.5">
          <Icon name={`glyph-${product}`} className="size-10" />
          <Breadcrumb path={path} />
        </div>
        <div className="mt-6 grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1>{title}</h1>
          <div>
            <p className="text-lede">{text}</p>
            <div className="mt-7 flex flex-wrap gap-3 max-xs:*:flex-auto">{actions}</div>
            <p className="mt-4 text-note sm:text-balance">{note}</p>
          </div>
        </div>
        <div className="mt-10 md:mt-14">{children}</div>
      </div>
    </section>
  );
}
