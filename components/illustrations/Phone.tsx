import type {ReactNode} from 'react';

/** A phone that shows one thing; its ground cuts it off, unless `className` says its foot. */
export const Phone = ({className = '', children}: {className?: string; children: ReactNode}) => (
  <div
    className={`mx-auto flex w-full max-w-95 flex-col overflow-hidden rounded-t-[28px] border-8 border-device border-b-0 bg-paper ${className}`}
  >
    {children}
  </div>
);
