import type {SharePicture} from '@/lib/share/pictures';
import {palette} from './palette';
import {Illustration} from './Svg';
import {Lines, Text} from './Text';

type Props = Extract<SharePicture, {kind: 'pricing'}>;

/** The three paid plans as steps, one tick for every feature that Starter lacks, below the festive kite while a campaign runs. */
export const Pricing = ({plans, percent}: Props) => (
  <div tw="flex w-full h-full" style={{background: palette.indigo}}>
    {percent && (
      <Illustration file="share/campaign" width={260} height={340} style={{position: 'absolute', left: 17}} />
    )}
    {percent && (
      <div tw="flex absolute justify-center" style={{left: 75, top: 96, width: 180}}>
        <Lines block={{lines: [percent], size: 48, leading: 1.2}} weight={600} color={palette['on-marigold']} />
      </div>
    )}
    <div tw="flex absolute bottom-0 items-end" style={{left: 49, gap: 14}}>
      {plans.map((plan) => (
        <Plan key={plan.id} {...plan} struck={Boolean(percent)} />
      ))}
    </div>
  </div>
);

function Plan({name, price, list, extras, popular, struck}: Props['plans'][number] & {struck: boolean}) {
  const ink = popular ? palette['on-marigold'] : palette.ink;
  const soft = popular ? ink : palette['ink-2'];
  const line = `1px solid ${popular ? palette['marigold-line'] : palette.line}`;
  const rule = `1.5px solid ${ink}`;
  return (
    <div
      tw="flex flex-col w-[168px] rounded-t-[10px]"
      style={{padding: '18px 18px 0', background: popular ? palette.marigold : palette.sheet}}
    >
      <Text text={name} size={21} room={130} weight={600} color={soft} />
      <Text text={price} size={38} room={130} weight={600} color={ink} />
      {struck && <div style={{color: soft, fontSize: 18, lineHeight: 1.5, textDecoration: 'line-through'}}>{list}</div>}
      <div style={{height: 5, marginTop: 10, borderTop: rule, borderBottom: rule}} />
      {extras.map((feature) => (
        <div key={feature} tw="flex items-center h-[18px]" style={{borderBottom: line}}>
          <Illustration file="icons/tick" width={12} height={12} color={popular ? ink : palette.leaf} />
        </div>
      ))}
    </div>
  );
}
