import {Icon} from '@/components/ui/Icon';
import type {SectionProps} from './productSection';
import {SectionHead} from './SectionHead';

/** Three features, or two rows of three, side by side between hairlines; on a sheet where plain paper comes before. */
export function FeatureColumns({id, title, text, items}: SectionProps) {
  return (
    <section
      id={id}
      className="py-section [[data-ground=paper]+&]:border-line [[data-ground=paper]+&]:border-t [[data-ground=paper]+&]:bg-sheet"
    >
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul className="grid gap-x-16 lg:grid-cols-3">
          {items.map((item, index) => (
            <li
              key={item.id}
              className={`relative grid grid-cols-[2.75rem_minmax(0,1fr)] content-start gap-x-5 gap-y-2.5 border-line py-7 not-first:border-t first:pt-0 last:pb-0 lg:grid-cols-1 lg:gap-y-0 lg:py-0 lg:not-first:border-t-0 ${
                index > 2 ? 'lg:mt-10 lg:border-t! lg:pt-10' : ''
              } lg:not-nth-[3n+1]:before:absolute lg:not-nth-[3n+1]:before:top-0 lg:not-nth-[3n+1]:before:bottom-0 lg:not-nth-[3n+1]:before:-left-8 lg:not-nth-[3n+1]:before:border-line lg:not-nth-[3n+1]:before:border-l`}
            >
              <Icon
                name={`feature-${item.id}`}
                className={items.length > 3 ? 'size-11 text-p' : 'size-11 text-p lg:size-18'}
              />
              <h3 className="self-center text-h3-lg lg:mt-6">{item.title}</h3>
              <p className="col-start-2 text-ink-2 lg:col-start-1 lg:mt-3">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
