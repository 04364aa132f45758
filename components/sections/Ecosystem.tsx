import {DemandPanel} from '@/components/illustrations/DemandBars';
import {CreditLeft} from '@/components/illustrations/PartyLedger';
import {RideStatus} from '@/components/illustrations/RoundMap';
import {StockTable} from '@/components/illustrations/StockTable';
import {H3} from '@/components/ui/Heading';
import {trustStrip} from '@/content/home';
import {wordsAt} from '@/i18n/words';
import {PlanNote} from './PlanNote';
import {Section} from './SectionParts';

/** The four jobs, each with the product whose hue it has and a detail of its interface. */
const cards = [
  {key: 'sell', product: 'skycart', scene: <StockTable />},
  {key: 'supply', product: 'orderkite', scene: <CreditLeft label />},
  {key: 'deliver', product: 'quicklocal', scene: <RideStatus />},
  {key: 'decide', product: 'nimbus-ai', scene: <DemandPanel />},
] as const;

/** Four jobs, and what they all stand on. */
export async function Ecosystem() {
  const {items, trust, ...head} = await wordsAt('home.ecosystem');
  return (
    <Section id="about" {...head}>
      <div className="ecosystem grid gap-3 sm:grid-cols-12 sm:gap-4">
        {cards.map(({key, product, scene}) => (
          <article key={key} data-product={product}>
            <div>
              <H3 className="sm:text-h3-lg">{items[key].title}</H3>
              <p>
                {items[key].text} <PlanNote product={product} />
              </p>
            </div>
            {scene}
          </article>
        ))}
      </div>
      <ul
        aria-label={trust.label}
        className="mt-5 flex flex-wrap gap-x-6 gap-y-1 border-rule border-y py-3 text-ink-2 text-note sm:grid sm:grid-cols-5 max-lg:sm:*:*:block"
      >
        {trustStrip.map((key) => (
          <li key={key}>
            <b className="text-ink">{trust[key].figure}</b> {trust[key].label}
          </li>
        ))}
      </ul>
    </Section>
  );
}
