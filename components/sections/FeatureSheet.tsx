import {Icon} from '@/components/ui/Icon';
import type {SectionProps} from './productSection';
import {SectionHead} from './SectionHead';

/** Four features on one sheet, folded in four; a knot holds the fold. */
export function FeatureSheet({id, title, text, items}: SectionProps) {
  return (
    <section id={id} className="py-section [[data-ground=paper]+&]:pt-0">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <div className="relative rounded-md border border-line bg-sheet">
          <ul className="feature-sheet">
            {items.map((item) => (
              <li key={item.id}>
                <Icon name={`feature-${item.id}`} />
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
          <Icon
            name="icon-knot"
            className="-translate-1/2 absolute top-1/2 left-1/2 size-13 bg-sheet p-2 text-p max-sm:hidden"
          />
        </div>
      </div>
    </section>
  );
}
