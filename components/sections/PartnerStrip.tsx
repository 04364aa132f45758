import type {IconName} from '@/components/ui/Icon';
import {Icon} from '@/components/ui/Icon';
import {SectionHead} from './SectionHead';

type Props = {title: string; text: string; items: readonly {key: IconName; name: string; text: string}[]};

/** Partners by their role, strung on the thread. */
export function PartnerStrip({title, text, items}: Props) {
  return (
    <section id="partners" className="wrap pt-section">
      <SectionHead title={title} text={text} />
      <ul className="partner-strip">
        {items.map(({key, name, text: role}) => (
          <li key={key}>
            <span>
              <Icon name={`icon-${key}`} />
            </span>
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
