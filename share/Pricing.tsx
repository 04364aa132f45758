import {campaign, comparison, type PaidPlanId, type Plan, paidPlanIds, plans} from '@/content/plans';
import {plansFrom, priceOf} from '@/content/priceOf';
import type {Translator} from '@/i18n/translator';
import {palette} from '@/lib/paletteFromCss';
import {Illustration, Text} from './parts';

/**
 * The paid plans as columns, with a tick for every feature that the free plan lacks. While a campaign runs, a kite above them
 * shows its discount.
 */
export const Pricing = ({words}: {words: Translator}) => (
  <div tw="flex w-full h-full" style={{background: palette.indigo}}>
    {campaign.percent > 0 && (
      <Illustration file="share/campaign" width={260} height={340} style={{position: 'absolute', left: 17}} />
    )}
    {campaign.percent > 0 && (
      <div tw="flex absolute justify-center" style={{left: 75, top: 96, width: 180}}>
        <Text
          text={words.percent(campaign.percent / 100)}
          size={48}
          maxWidth={180}
          leading={1.2}
          bold
          color={palette['on-marigold']}
        />
      </div>
    )}
    <div tw="flex absolute bottom-0 items-end" style={{left: 49, gap: 14}}>
      {paidPlanIds.map((id) => (
        <PlanStep key={id} id={id} words={words} />
      ))}
    </div>
  </div>
);

function PlanStep({id, words: {text, rupees}}: {id: PaidPlanId; words: Translator}) {
  const {list, monthly} = priceOf(id);
  const {popular}: Plan = plans[id];
  const extras = comparison.filter(({from}) => from !== 'starter' && plansFrom(from).includes(id));
  const ink = popular ? palette['on-marigold'] : palette.ink;
  const secondaryInk = popular ? ink : palette['ink-2'];
  const line = `1px solid ${popular ? palette['marigold-line'] : palette.line}`;
  const rule = `1.5px solid ${ink}`;
  return (
    <div
      tw="flex flex-col w-[168px] rounded-t-[10px]"
      style={{padding: '18px 18px 0', background: popular ? palette.marigold : palette.sheet}}
    >
      <Text text={text(`pricing.plans.${id}.name`)} size={21} maxWidth={130} bold color={secondaryInk} />
      <Text text={rupees(monthly)} size={38} maxWidth={130} bold color={ink} />
      {monthly < list && (
        <div style={{color: secondaryInk, fontSize: 18, lineHeight: 1.5, textDecoration: 'line-through'}}>
          {rupees(list)}
        </div>
      )}
      <div style={{height: 5, marginTop: 10, borderTop: rule, borderBottom: rule}} />
      {extras.map(({feature}) => (
        <div key={feature} tw="flex items-center h-[18px]" style={{borderBottom: line}}>
          <Illustration file="icons/tick" width={12} height={12} color={popular ? ink : palette.leaf} />
        </div>
      ))}
    </div>
  );
}
