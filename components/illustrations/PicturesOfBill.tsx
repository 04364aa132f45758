import type {ReactNode} from 'react';
import {PrintedBill} from './PrintedBill';

/** A bill that comes out of the printer, in the frame of a picture. */
const BillInFrame = ({className, children}: {className: string; children?: ReactNode}) => (
  <div data-product="airpos" className={`overflow-clip rounded-md border-6 bg-p-tint text-ink text-small ${className}`}>
    <div className="mx-auto w-64 max-w-full pt-4">
      <PrintedBill />
    </div>
    {children}
  </div>
);

/** A photo as somebody sends it: the whole bill, too small to be read. */
export const PhotoOfBill = () => <BillInFrame className="w-80 border-raised pb-6 lifted-note [zoom:0.5]" />;

/** A video before it is played. Its frame cuts the bill off. */
export const FilmedBill = () => (
  <BillInFrame className="relative h-56 border-device">
    <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0 m-auto size-16">
      <path fill="var(--color-cloth)" d="M24 0 48 24 24 48 0 24z" />
      <path fill="var(--color-on-cloth)" d="m19 14 14 10-14 10z" />
    </svg>
  </BillInFrame>
);
