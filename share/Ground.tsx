import type {ReactNode} from 'react';

/** A full block of one colour below a picture. What runs out of it is cut by the card's edges, and below by the spine. */
export function Ground({color, children}: {color: string; children: ReactNode}) {
  return (
    <div style={{display: 'flex', position: 'relative', width: 612, height: 590, background: color}}>{children}</div>
  );
}
