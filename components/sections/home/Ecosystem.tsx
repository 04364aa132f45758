import {DemandPanel} from '@/components/illustrations/DemandBars';
import {StockTable} from '@/components/illustrations/OfferingPictures';
import {CreditLeft} from '@/components/illustrations/PartyLedger';
import {RideStatus} from '@/components/illustrations/RoundMap';
import {StreetMap} from '@/components/illustrations/StreetMap';
import {PlanTag} from '@/components/sections/PlanTag';
import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {trustStrip} from '@/content/home';
import {wordsAt} from '@/i18n/words';

const card = 'flex flex-col justify-between gap-4 rounded-md border px-5 py-4 @sm:p-7';
const narrow = '@sm:col-span-6 @xl:col-span-5';
/** A wide card has its words and its picture side by side. */
const wide = '@sm:col-span-12 @sm:grid @sm:grid-cols-2 @sm:gap-[clamp(1.5rem,3vw,2.5rem)] @xl:col-span-7';

/** The last lanes of a rider's way, and how far the rider is. */
const ride = (
  <div className="grid gap-2 print:hidden">
    <div className="overflow-clip rounded-sm border border-p-line">
      <StreetMap
        view="128 22 400 136"
        route={[
          [1, 1],
          [3, 1],
          [3, 0],
        ]}
        passed={0}
        className="block h-28 w-full @sm:@max-md:h-24 @md:h-36"
      />
    </div>
    <RideStatus />
  </div>
);

/** A card for each of four jobs, with the product for it and a detail of its interface. */
const cards = [
  {
    key: 'sell',
    product: 'skycart',
    picture: <StockTable />,
    look: `${wide} bg-sheet @sm:items-center @xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]`,
  },
  {
    key: 'supply',
    product: 'orderkite',
    picture: <CreditLeft label />,
    look: `${narrow} indigo-ground [--color-line:var(--page-line)]`,
  },
  {key: 'deliver', product: 'quicklocal', picture: ride, look: `${narrow} bg-sheet`},
  {
    key: 'decide',
    product: 'nimbus-ai',
    picture: <DemandPanel />,
    look: `${wide} border-p-line bg-p-tint @sm:items-end *:first:self-start @xl:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]`,
  },
] as const;

/** Columns of equal width, on a phone too. */
const stripColumns = trustStrip.length === 3 ? 'grid-cols-3' : 'grid-cols-2 @sm:grid-cols-4';

const stripCell =
  'flex flex-col gap-x-2.5 py-3 not-first:border-l not-first:pl-4 @sm:flex-row @sm:flex-wrap @sm:items-baseline @sm:not-first:pl-7';

/** The four jobs that the suite does, and a strip of figures. */
export async function Ecosystem() {
  const {items, trust, ...head} = await wordsAt('home.ecosystem');
  return (
    <Section id="about" {...head}>
      <div className="grid gap-3 @sm:grid-cols-12 @sm:gap-4">
        {cards.map(({key, product, picture, look}) => (
          <article key={key} data-product={product} className={`${card} ${look}`}>
            <div>
              <H3 className="@sm:text-h3-lg">
                {items[key].title}
                <PlanTag product={product} />
              </H3>
              <p className="mt-1.5 text-note @sm:text-base">{items[key].text}</p>
            </div>
            <div>{picture}</div>
          </article>
        ))}
      </div>
      <ul
        aria-label={trust.label}
        className={`mt-5 grid border-rule border-y text-ink-2 text-note large-text:grid-cols-1 ${stripColumns}`}
      >
        {trustStrip.map((key) => (
          <li key={key} className={stripCell}>
            <b className="text-h3 text-ink">{trust[key].figure}</b> <span>{trust[key].label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
