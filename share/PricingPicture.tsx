import type {SharePicture} from '@/lib/share/pictures';
import {oneLine} from './fit';
import {Ground} from './Ground';
import {Lines} from './Lines';
import {palette} from './palette';
import {Svg} from './Svg';

type Props = Extract<SharePicture, {kind: 'pricing'}>;

const width = 168;

/** The three paid plans as steps, one tick for every feature that Starter lacks, below the festive kite while a campaign runs. */
export function PricingPicture({plans, percent}: Props) {
  return (
    <Ground color={palette.indigo}>
      {percent && <FestiveKite percent={percent} />}
      <div style={{display: 'flex', position: 'absolute', left: 32, bottom: 0, alignItems: 'flex-end', gap: 14}}>
        {plans.map((plan) => (
          <PlanColumn key={plan.id} {...plan} struck={Boolean(percent)} />
        ))}
      </div>
    </Ground>
  );
}

function PlanColumn({name, price, list, extras, popular, struck}: Props['plans'][number] & {struck: boolean}) {
  const [ground, ink, soft] = popular
    ? [palette.marigold, palette['on-marigold'], palette['on-marigold']]
    : [palette.sheet, palette.ink, palette['ink-2']];
  const rule = popular ? palette['marigold-line'] : palette.line;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width,
        padding: '18px 18px 0',
        borderRadius: '10px 10px 0 0',
        border: `1px solid ${rule}`,
        borderBottomWidth: 0,
        background: ground,
      }}
    >
      <Lines block={oneLine(name, 600, 21, width - 38)} weight={600} color={soft} />
      <Lines block={oneLine(price, 600, 38, width - 38)} weight={600} color={ink} />
      {struck && <div style={{color: soft, fontSize: 18, lineHeight: 1.5, textDecoration: 'line-through'}}>{list}</div>}
      <div style={{height: 5, marginTop: 10, borderTop: `1.5px solid ${ink}`, borderBottom: `1.5px solid ${ink}`}} />
      {extras.map((feature) => (
        <div
          key={feature}
          style={{display: 'flex', alignItems: 'center', height: 30, borderBottom: `1px solid ${rule}`}}
        >
          <Svg file="icons/tick" width={15} height={15} color={popular ? ink : palette.cloth} />
        </div>
      ))}
    </div>
  );
}

function FestiveKite({percent}: {percent: string}) {
  const body = [
    '<path fill="none" stroke="var(--color-thread)" stroke-width="3" stroke-dasharray="14 8" d="M148 236C148 286 116 268 116 330"/>',
    '<path fill="var(--color-marigold)" d="M148 24 238 114 148 210 58 114z"/>',
    '<path fill="none" stroke="var(--color-on-marigold)" stroke-width="2.500" stroke-dasharray="9 6" d="M58 114Q148 30 238 114"/>',
    '<path fill="var(--color-cloth-on-dark)" d="M148 210l20 28h-40z"/>',
  ].join('');
  return (
    <div style={{display: 'flex', position: 'absolute', left: 0, top: 0}}>
      <Svg body={body} viewBox="0 0 612 340" width={612} height={340} style={{position: 'absolute'}} />
      <div style={{display: 'flex', justifyContent: 'center', position: 'absolute', left: 58, top: 96, width: 180}}>
        <Lines block={{lines: [percent], size: 48, leading: 1.2}} weight={600} color={palette['on-marigold']} />
      </div>
    </div>
  );
}
