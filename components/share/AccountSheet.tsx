import {goods as drawings, icons} from '@/components/ui/drawings';
import {oneLine} from './fit';
import {Lines} from './Lines';
import type {SceneProps} from './ProductPicture';
import {palette} from './palette';
import {Sheet} from './Sheet';
import {Svg} from './Svg';

/** A screen of entries under a tinted head: goods with amounts, names with shares, stops with times. It runs out below. */
export function AccountSheet({sample: {heading, chip, rows = []}, colours}: SceneProps) {
  return (
    <Sheet left={72} top={64} width={484} height={620} radius={14}>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 88,
          padding: '0 32px',
          borderRadius: '14px 14px 0 0',
          background: colours.tint,
        }}
      >
        <Lines block={oneLine(heading, 600, 25, 260)} weight={600} />
        <div style={{display: 'flex', padding: '5px 14px', borderRadius: 6, background: colours.solid}}>
          <Lines block={oneLine(chip, 600, 20, 130)} weight={600} color={palette.sheet} />
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          height: 6,
          borderTop: `2px solid ${palette.ink}`,
          borderBottom: `2px solid ${palette.ink}`,
        }}
      />
      {rows.map(({label, detail, amount, good}) => (
        <div
          key={label}
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 20,
            height: 100,
            margin: '0 32px',
            borderBottom: `1px solid ${palette.line}`,
          }}
        >
          {good ? (
            <Svg body={drawings[good]} viewBox="0 0 60 72" width={60} height={72} p={colours.p} />
          ) : (
            <Svg body={icons.knot} viewBox="2 0 12 16" width={24} height={32} color={colours.p} />
          )}
          <div style={{display: 'flex', flexDirection: 'column', flexGrow: 1}}>
            <Lines block={oneLine(label, 600, 23, 220)} weight={600} />
            {detail && <Lines block={oneLine(detail, 400, 19, 220)} weight={400} color={palette['ink-2']} />}
          </div>
          <Lines block={oneLine(amount, 600, 25, 120)} weight={600} />
        </div>
      ))}
    </Sheet>
  );
}
