import 'react';

declare module 'react' {
  /** A style may set variables of a style sheet. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
