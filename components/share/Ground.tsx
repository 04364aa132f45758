import type {ReactNode} from 'react';

/** A full block of one colour below a picture. */
export function Ground({color, children}: {color: string; children: ReactNode}) {
  return (
    <div
      style={{display: 'flex', position: 'relative', width: 612, height: 590, background: color, overflow: 'hidden'}}
    >
      {children}
    </div>
  );
}
