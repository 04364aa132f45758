import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {distributors, shelf, talk} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

const [bestFit] = distributors.best;
/** The share of agreement, between two dashed lines that lead to the names. */
const share = 'flex items-center gap-4 text-marigold @max-sm:order-first @max-sm:col-span-2 @max-sm:pb-1';
const lineBefore = 'before:flex-1 before:border-current before:border-t before:border-dashed';
const lineAfter = 'after:flex-1 after:border-current after:border-t after:border-dashed';
const dayNote = 'justify-self-center rounded-full bg-sheet px-3 py-0.5 text-ink-2 text-scene';
const name = 'flex items-center gap-2.5 text-lede leading-snug @max-sm:text-note';

/** A brand and a distributor get in touch: how well they fit, their chat, the terms and the samples. The brand is the reader's side, at the right. */
export async function BrandTalk() {
  const {t, scenes, format, nameAndSize, rupees, time} = await wordsOfScene('brandTalk');
  const facts = [
    scenes('skyDesk.cities.nagpur'),
    scenes('skyDesk.categories.pantry'),
    scenes('skyDesk.invests', {amount: bestFit.invests}),
  ];
  const margin = Math.round(talk.margin * 100) / 100;
  const terms = [
    {label: t('mrp'), value: rupees(shelf[talk.good].price)},
    {label: t('rate'), value: rupees(talk.rate)},
    {label: t('margin'), value: format.number(margin, 'percent')},
  ];
  const brand = scenes('chat.shop');
  const party = scenes(`sky.parties.${bestFit.party}`);
  const [firstDay, laterDay] = talk.days.map((day) => (
    <span key={day} className={dayNote}>
      {format.dateTime(new Date(day), 'weekday')}
    </span>
  ));
  const [helloAt, questionAt, termsAt, answerAt] = talk.times.map(time);
  return (
    <div role="img" aria-label={t('label')} className="text-ink text-small @max-sm:-mx-gutter">
      <div aria-hidden="true" className="overflow-clip bg-p-tint @sm:rounded-md @sm:border @sm:border-p-line">
        <div className="grid grid-cols-2 items-center gap-x-5 gap-y-1 bg-night px-5 py-4 text-on-indigo @sm:grid-cols-[auto_minmax(0,1fr)_auto] @sm:px-8 @sm:py-5">
          <b className={name}>
            <Icon name="icon-knot" className="size-4.5 flex-none text-marigold" />
            {party}
          </b>{' '}
          <span className={`${share} ${lineBefore} ${lineAfter}`}>{scenes('sky.share', {share: bestFit.share})}</span>{' '}
          <b className={`${name} flex-row-reverse text-right`}>
            <Icon name="icon-knot" className="size-4.5 flex-none text-marigold" />
            {brand}
          </b>{' '}
          <div className="col-span-full flex flex-wrap gap-x-5 gap-y-1 text-on-night @max-sm:pt-1">
            {facts.map((fact) => (
              <div key={fact} className="flex items-center gap-1.5">
                <Icon name="icon-tick" className="size-3 text-marigold" />
                {fact}
              </div>
            ))}
          </div>
        </div>
        <div className="mx-auto grid max-w-216 gap-4 p-5 @sm:p-8">
          {firstDay}
          <Message own speaker={brand} at={helloAt}>
            {t('hello')}
          </Message>
          <Message speaker={party} at={questionAt}>
            {t('question')}
          </Message>
          <Message own speaker={brand} at={termsAt}>
            <div className="light-paper my-1 w-64 max-w-full rounded-xs bg-raised px-3.5 py-2 text-ink text-small">
              <div className="border-rule border-b-[1.5px] pb-1.5 font-semibold">{nameAndSize(talk.good)}</div>
              {terms.map(({label, value}) => (
                <div key={label} className="flex justify-between gap-3 pt-1 last:font-semibold">
                  {label} <span className="whitespace-nowrap">{value}</span>
                </div>
              ))}
            </div>
            <div className="light-paper mt-2 flex w-64 max-w-full items-center justify-between gap-3 rounded-xs bg-raised px-3.5 py-1.5 text-ink text-small">
              {t('samples')}{' '}
              <span className="flex flex-none gap-1">
                {talk.samples.map((good) => (
                  <Icon key={good} name={`good-${good}`} className="h-11 w-9" />
                ))}
              </span>
            </div>
          </Message>
          {laterDay}
          <Message speaker={party} at={answerAt}>
            {t('answer')}
          </Message>
          <b className="flex items-center gap-2 justify-self-center rounded-full bg-indigo px-4 py-2 text-on-indigo">
            <Icon name="icon-tick" className="size-3.5 text-marigold" />
            {t('agreed')}
          </b>
        </div>
      </div>
    </div>
  );
}

type MessageProps = {
  /** Whether it is the reader's side, at the right. */
  own?: boolean;
  speaker: string;
  at: string | undefined;
  children: ReactNode;
};

const bubble = 'w-fit max-w-[min(32rem,88%)] rounded-md px-4 py-2.5 text-note @sm:px-5';
const sides = {
  own: 'justify-self-end rounded-tr-none bg-p-solid text-on-p',
  other: 'rounded-tl-none border border-p-line bg-sheet',
};

/** A message: who speaks, the words, and the time. Own ones have the two ticks of a message that was read. */
const Message = ({own = false, speaker, at, children}: MessageProps) => (
  <div className={`${bubble} ${own ? sides.own : sides.other}`}>
    <div className={`font-semibold text-scene ${own ? '' : 'text-p'}`}>{speaker}</div>
    {children}
    <div className={`flex items-center justify-end gap-1 pt-1 text-scene ${own ? '' : 'text-ink-2'}`}>
      {at}
      {own && (
        <span className="flex flex-none">
          <Icon name="icon-tick" className="size-3" />
          <Icon name="icon-tick" className="-ml-1.5 size-3" />
        </span>
      )}
    </div>
  </div>
);
