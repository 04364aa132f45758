import {Icon} from '@/components/ui/Icon';
import css from './cards.module.css';

type Props = {bills: readonly {label: string; amount: string}[]; saved: string};

/** The printer's slip, hanging into the card from above. */
export function BillSlip({bills, saved}: Props) {
  return (
    <div className={css.slip}>
      {bills.map(({label, amount}) => (
        <div key={label}>
          <span>{label}</span>
          <span>{amount}</span>
        </div>
      ))}
      <div>
        <b>{saved}</b>
        <Icon name="icon-tick" />
      </div>
    </div>
  );
}
