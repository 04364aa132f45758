import type {Inset} from '@/content/insets';
import {sum} from '@/content/math';
import {withMinus} from '@/lib/format';
import {smallPrint} from '../parts';
import {GoodLine, GoodPicture, InsetHead, InsetNote, type InsetProps, InsetTotal} from './parts';

type Facts<Kind> = Extract<Inset, {kind: Kind}>;

const card = 'my-5 w-[min(23rem,88%)] overflow-clip rounded-sm bg-sheet lifted-note in-data-large:w-[min(30rem,88%)]';

type BarProps = {
  /** Shares of the whole width: what is filled, and how far the outline goes. */
  filled: number;
  outlined: number;
};

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A filled bar in an outlined one, or beyond its end. */
const Bar = ({filled, outlined}: BarProps) => (
  <i className="relative mt-1 block h-3 in-data-large:h-4">
    <i className="absolute inset-y-0 left-0 border-[1.5px] border-p border-dashed" style={{width: percent(outlined)}} />
    <i className="absolute inset-y-0 left-0 bg-p" style={{width: percent(filled)}} />
  </i>
);

type BarsProps = {
  head: {title: string; unit: string};
  legend: {filled: string; outlined: string};
  note: string | undefined;
  bars: readonly (BarProps & {name: string; label: string; figure: string})[];
  page: InsetProps<unknown>['page'];
};

const swatch = 'inline-block h-2.5 w-4';

/** Bars below each other, each with its good and a figure. */
const Bars = ({head, legend, note, bars, page}: BarsProps) => (
  <div className="w-full px-5 py-4 in-data-large:px-12">
    <InsetHead title={head.title} className="*:last:text-ink-2">
      {head.unit}
    </InsetHead>
    {bars.map(({name, label, figure, ...bar}) => (
      <div key={name} className="flex items-center gap-3 py-1.5">
        <GoodPicture page={page} name={name} />
        <span className="min-w-0 flex-1 leading-snug deva:leading-normal">
          {label}
          <Bar {...bar} />
        </span>{' '}
        <b className="min-w-12 whitespace-nowrap text-right font-semibold text-h3 text-p">{figure}</b>{' '}
      </div>
    ))}
    <div className={`flex flex-wrap gap-x-4 pt-1.5 text-ink-2 ${smallPrint}`}>
      <span className="flex items-center gap-1.5">
        <i className={`${swatch} bg-p`} /> {legend.filled}
      </span>{' '}
      <span className="flex items-center gap-1.5">
        <i className={`${swatch} border-[1.5px] border-p border-dashed`} /> {legend.outlined}
      </span>{' '}
    </div>
    <InsetNote className="pt-1">{note}</InsetNote>
  </div>
);

/** What is expected to sell of each good, how much of it is there, and what is to be ordered. */
export function Forecast({page, facts, words}: InsetProps<Facts<'forecast'>>) {
  const {title, note, labels, nameOf, format} = words;
  const bars = Object.entries(facts.lines).map(([name, {expected, inStock}]) => ({
    name,
    label: nameOf(name),
    figure: format.number(expected - inStock),
    filled: inStock / expected,
    outlined: 1,
  }));
  return (
    <Bars
      page={page}
      head={{title, unit: facts.isMade ? labels.toMake : labels.toOrder}}
      legend={{filled: labels.inStock, outlined: labels.expected}}
      note={note}
      bars={bars}
    />
  );
}

/** The sales of a day beside the usual ones. */
export function Comparison({page, facts, words}: InsetProps<Facts<'comparison'>>) {
  const {title, note, labels, nameOf, format} = words;
  const lines = Object.entries(facts.lines);
  const highest = Math.max(...lines.flatMap(([, {usual, today}]) => [usual, today]));
  const bars = lines.map(([name, {usual, today}]) => ({
    name,
    label: nameOf(name),
    figure: withMinus(format.number(today / usual - 1, {style: 'percent', signDisplay: 'exceptZero'})),
    filled: today / highest,
    outlined: usual / highest,
  }));
  return (
    <Bars
      page={page}
      head={{title, unit: ''}}
      legend={{filled: labels.today, outlined: labels.usual}}
      note={note}
      bars={bars}
    />
  );
}

const placeRow =
  'grid grid-cols-[minmax(0,1fr)_auto_auto] @xs:grid-cols-[minmax(0,1fr)_4.5rem_4.5rem] *:not-first:min-w-12 items-center gap-x-2 *:not-first:text-right';

/** The same figure at two places. */
export function Places({page, facts: {places, unit, lines}, words}: InsetProps<Facts<'places'>>) {
  const {title, note, nameOf, format, rupees} = words;
  const figureOf = unit === 'rupees' ? rupees : (pieces: number) => format.number(pieces);
  return (
    <div className={`${card} px-4 pt-3 pb-3.5`}>
      <InsetHead title={title} />
      <div className={`${placeRow} border-rule border-b-[1.5px] pb-1 text-ink-2 ${smallPrint}`}>
        <span />
        {places.map((place) => (
          <span key={place}>{`${nameOf(place)} `}</span>
        ))}
      </div>
      {Object.entries(lines).map(([name, figures]) => (
        <div key={name} className={`${placeRow} border-b py-1`}>
          <span className="flex items-center gap-2.5 leading-snug deva:leading-normal">
            <GoodPicture page={page} name={name} />
            {nameOf(name)}
          </span>{' '}
          {figures.map((figure, index) => (
            <b
              key={places[index]}
              className={`whitespace-nowrap font-semibold ${figure === 0 ? 'text-cloth-text' : ''}`}
            >
              {`${figureOf(figure)} `}
            </b>
          ))}{' '}
        </div>
      ))}
      <InsetNote>{note}</InsetNote>
    </div>
  );
}

/** Counts that add up, on a sheet with a head. */
export function Tally({page, facts: {lines}, words}: InsetProps<Facts<'tally'>>) {
  const {title, note, nameOf, format} = words;
  return (
    <div className={card}>
      <InsetHead title={title} className="bg-p-solid px-4 py-2 text-on-p" />
      <div className="px-4 pt-1 pb-3.5">
        {Object.entries(lines).map(([name, count]) => (
          <GoodLine key={name} page={page} name={name} label={nameOf(name)}>
            {format.number(count)}
          </GoodLine>
        ))}
        <InsetTotal label={nameOf('total')}>{format.number(sum(Object.values(lines)))}</InsetTotal>
        <InsetNote>{note}</InsetNote>
      </div>
    </div>
  );
}
