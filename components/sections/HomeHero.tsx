import type {ReactNode} from 'react';

type Props = {
  title: string;
  text: string;
  note: string;
  actions: ReactNode;
  ledger: ReactNode;
  counters: {label: string; items: readonly {figure: string; label: string}[]};
};

/** The promise on the left, the ledger page that proves it on the right, the counters on the line where both end. */
export function HomeHero({title, text, note, actions, ledger, counters}: Props) {
  return (
    <section id="hero" className="overflow-clip">
      <div className="wrap grid gap-x-[clamp(32px,4vw,60px)] pt-6 sm:pt-[clamp(40px,5vw,72px)] xl:grid-cols-[2fr_3fr]">
        <div className="content-center gap-x-12 max-xl:md:grid max-xl:md:grid-cols-[1fr_max-content] xl:py-12">
          <h1 className="max-xl:md:col-span-2">{title}</h1>
          <p className="mt-4 max-w-[32rem] text-ink-2 text-lede sm:mt-5 xl:mt-7">{text}</p>
          {/* Beside the text while the ledger has the width below both to itself. */}
          <div>
            <div className="mt-6 flex flex-wrap gap-3 max-xs:gap-2 max-xs:*:flex-auto max-xs:*:px-3 max-xs:*:text-note sm:mt-8 max-xl:md:mt-6">
              {actions}
            </div>
            <p className="mt-3 text-ink-2 text-note max-xs:max-w-52 sm:mt-5">{note}</p>
          </div>
        </div>
        {ledger}
      </div>
      <div className="wrap relative">
        <span aria-hidden="true" className="absolute top-0 -right-bleed left-0 border-rule border-t" />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div role="group" aria-label={counters.label}>
          <dl className="hero-counters">
            {counters.items.map(({figure, label}) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
