import {oneLine} from './fit';
import {Lines} from './Lines';
import {palette} from './palette';

/** The scene's one figure, on a slip that lies over the fold of the card. */
export function Note({label, amount}: {label: string; amount: string}) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        position: 'absolute',
        left: 540,
        bottom: 66,
        padding: '14px 22px 16px',
        borderRadius: 8,
        background: palette.indigo,
        boxShadow: '0 12px 24px -8px rgba(8, 12, 60, 0.5)',
      }}
    >
      <Lines block={oneLine(label, 400, 20, 320)} weight={400} color={palette['on-indigo']} />
      <Lines block={{lines: [amount], size: 40, leading: 1.2}} weight={600} color={palette['on-indigo']} />
    </div>
  );
}
