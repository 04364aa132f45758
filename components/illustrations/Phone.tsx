import type {ReactNode} from 'react';

type Props = {
  /** Its foot, where the ground does not cut it off. */
  className?: string;
  children: ReactNode;
};

/** A phone that shows one thing; its ground cuts it off. */
export function Phone({className = '', children}: Props) {
  return (
    <div
      className={`mx-auto flex w-full max-w-95 flex-col overflow-hidden rounded-t-[28px] border-8 border-device border-b-0 bg-paper ${className}`}
    >
      {children}
    </div>
  );
}
