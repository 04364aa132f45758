import 'react';

declare module 'react' {
  /** Lets a `style` attribute set CSS variables. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
