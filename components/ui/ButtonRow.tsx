import type {ReactNode} from 'react';

/**
 * Buttons in a row. On phones they are equally wide and high enough for two lines, so that nothing moves when the font arrives
 * and a text wraps.
 */
export const ButtonRow = ({className = '', children}: {className?: string; children: ReactNode}) => (
  <div
    className={`flex flex-wrap gap-3 @max-xs:grid @max-xs:auto-cols-fr @max-xs:grid-flow-col @max-xs:*:px-3 @max-xs:*:py-1.5 @max-xs:*:text-note large-text:grid-flow-row ${className}`}
  >
    {children}
  </div>
);
