import {getTranslations} from 'next-intl/server';
import {DemandPanel} from '@/components/illustrations/DemandBars';
import {CreditLeft} from '@/components/illustrations/PartyLedger';
import {RideStatus} from '@/components/illustrations/RoundMap';
import {StockTable} from '@/components/illustrations/StockTable';
import {H3} from '@/components/ui/Heading';
import {figures} from '@/content/figures';
import {trustStrip} from '@/content/home';
import {PlanNote} from './PlanNote';
import {SectionHead} from './SectionParts';

/** The four jobs, each with the product whose hue it has and a detail of its interface. */
const cards = [
  {key: 'sell', product: 'skycart', scene: <StockTable />},
  {key: 'supply', product: 'orderkite', scene: <CreditLeft label />},
  {key: 'deliver', product: 'quicklocal', scene: <RideStatus />},
  {key: 'decide', product: 'nimbus-ai', scene: <DemandPanel />},
] as const;

/** Four jobs, and what they all stand on. */
export async function Ecosystem() {
  const t = await getTranslations('home.ecosystem');
  return (
    <section id="about" className="wrap py-section">
      <SectionHead title={t('title')} text={t('text')} />
      <div className="ecosystem grid gap-3 sm:grid-cols-12 sm:gap-4">
        {cards.map(({key, product, scene}) => (
          <article key={key} data-product={product}>
            <div>
              <H3 className="sm:text-h3-lg">{t(`items.${key}.title`)}</H3>
              <p>
                {t(`items.${key}.text`)} <PlanNote product={product} />
              </p>
            </div>
            {scene}
          </article>
        ))}
      </div>
      <ul
        aria-label={t('trust.label')}
        className="mt-5 flex flex-wrap gap-x-6 gap-y-1 border-rule border-y py-3 text-ink-2 text-note sm:grid sm:grid-cols-5 max-lg:sm:*:*:block"
      >
        {trustStrip.map((key) => (
          <li key={key}>
            <b className="text-ink">{t(`trust.${key}.figure`, figures)}</b> {t(`trust.${key}.label`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
