import type {ReactNode} from 'react';

/** Buttons beside each other. On phones of the same width, with room for two lines: letters that come late move nothing. */
export const ButtonRow = ({className = '', children}: {className?: string; children: ReactNode}) => (
  <div
    className={`flex flex-wrap gap-3 @max-xs:grid @max-xs:auto-cols-fr @max-xs:grid-flow-col @max-xs:*:px-3 @max-xs:*:py-1.5 @max-xs:*:text-note large-text:grid-flow-row ${className}`}
  >
    {children}
  </div>
);
