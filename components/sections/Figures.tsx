import {IndigoSection} from './IndigoSection';
import type {SectionProps} from './productSection';

/** The house's figures, in marigold on indigo. */
export function Figures({id, title, text, items}: SectionProps<{figure: string; label: string}>) {
  return (
    <IndigoSection id={id} title={title} text={text}>
      <dl className="figures-band">
        {items.map((item) => (
          <div key={item.id}>
            <dt>{item.label}</dt>
            <dd className="text-marigold">{item.figure}</dd>
          </div>
        ))}
      </dl>
    </IndigoSection>
  );
}
