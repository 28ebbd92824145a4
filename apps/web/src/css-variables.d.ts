import 'react';

declare module 'react' {
  interface CSSProperties {
    /** What a stylesheet reads by `var()`. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
