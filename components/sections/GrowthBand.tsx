import type {ReactNode} from 'react';
import {Action} from '@/components/ui/Action';
import {Icon} from '@/components/ui/Icon';
import type {Href} from '@/content/paths';

type Props = {
  title: string;
  text: string;
  items: readonly {title: string; text: string}[];
  figures: readonly {figure: string; label: string}[];
  action: {href: Href; label: string};
  scene: ReactNode;
};

/** What the AI sees coming, on its own ground: the chart runs out of the page, as the future does. */
export function GrowthBand({title, text, items, figures, action, scene}: Props) {
  return (
    <section id="ai-growth" data-product="nimbus-ai" className="overflow-clip bg-p-tint py-section">
      <div className="wrap">
        <div className="grid gap-x-[clamp(40px,5vw,80px)] gap-y-6 sm:gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
          <div>
            <Icon name="glyph-nimbus-ai" className="mb-4 size-11 text-p sm:mb-5 sm:size-14" />
            <h2>{title}</h2>
            <p className="mt-3 text-ink-2 max-sm:text-note max-sm:deva:leading-relaxed sm:mt-5 sm:text-lede">{text}</p>
            <Action href={action.href} className="mt-5 sm:mt-7">
              {action.label}
              <Icon name="icon-arrow" className="size-3.5 flex-none" />
            </Action>
          </div>
          <div className="-mr-bleed flex min-h-54 [--note-edge:var(--spacing-gutter)] pt-12 sm:min-h-75 *:flex-1">
            {scene}
          </div>
        </div>
        <ol className="growth-points">
          {items.map((item) => (
            <li key={item.title}>
              <Icon name="icon-knot" />
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <dl className="growth-figures">
          {figures.map(({figure, label}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
