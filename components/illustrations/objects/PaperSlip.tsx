import type {ReactNode} from 'react';
import type {Product} from '@/content/suite';
import {smallPrint} from '../parts';

type PaperSlipProps = {
  label: string;
  tab?: string;
  title: string;
  note?: string;
  product: Product;
  children: ReactNode;
};

/** A slip of paper with a torn lower edge, on which several use cases show their figures. */
export const PaperSlip = ({label, tab, title, note, product, children}: PaperSlipProps) => (
  <div
    role="img"
    aria-label={label}
    data-product={product}
    className="text-ink text-small/[1.45] [filter:drop-shadow(0_16px_14px_oklch(0.24_0.09_275/0.2))]"
  >
    {tab && (
      <span className="inline-block bg-p-solid py-1 pr-9 pl-5 font-semibold text-[0.8125rem] text-on-p [clip-path:polygon(0_0,calc(100%-1.25rem)_0,100%_100%,0_100%)]">
        {tab}{' '}
      </span>
    )}
    <div className="light-paper torn-edge bg-raised px-5 pt-5 pb-8">
      <div className="double-rule flex flex-wrap items-baseline justify-between gap-x-3 pb-2.5">
        <b className="font-semibold text-base">{title}</b> <span className={`text-ink-2 ${smallPrint}`}>{note}</span>
      </div>{' '}
      {children}
    </div>
  </div>
);

type RowProps = {label: ReactNode; children: ReactNode};

/** A line of the slip. */
export const SlipRow = ({label, children}: RowProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 border-b py-2">
    <span>{label}</span> <b className="whitespace-nowrap">{children}</b>{' '}
  </div>
);

/** The total of the slip, above a double rule. */
export const SlipTotal = ({label, children}: RowProps) => (
  <div className="total-rule flex flex-wrap items-baseline justify-between gap-x-3 pt-3 pb-2">
    <b className="font-semibold text-note">{label}</b>{' '}
    <b className="whitespace-nowrap font-semibold text-h3-lg">{children}</b>{' '}
  </div>
);
