import {PrintedBill} from './PrintedBill';

/** A video of a bill that comes out of the printer, before it is played. */
export const FilmedBill = () => (
  <div
    data-product="airpos"
    className="relative h-56 overflow-clip rounded-md border-6 border-device bg-p-tint text-ink text-small"
  >
    <div className="mx-auto w-64 max-w-full pt-4">
      <PrintedBill />
    </div>
    <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0 m-auto size-16">
      <path fill="var(--color-cloth)" d="M24 0 48 24 24 48 0 24z" />
      <path fill="var(--color-on-cloth)" d="m19 14 14 10-14 10z" />
    </svg>
  </div>
);
