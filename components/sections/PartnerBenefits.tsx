import {Icon} from '@/components/ui/Icon';
import {SectionHead} from './SectionHead';

type Props = {title: string; text: string; items: readonly {id: string; title: string; text: string}[]};

/** What a partner gets, on one ruled sheet. */
export function PartnerBenefits({title, text, items}: Props) {
  return (
    <section className="wrap py-section">
      <SectionHead title={title} text={text} />
      <ul className="partner-benefits">
        {items.map((item) => (
          <li key={item.id}>
            <Icon name="icon-knot" />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
