import type { ReactNode } from 'react';
import styles from './sunburst.module.css';

export const paints = ['haldi', 'mor', 'rani', 'peepal', 'neel', 'mitti'] as const;
export type Paint = (typeof paints)[number];

/** Rays behind a picture or a few words, in one of the painter's colours; `board` is the indigo of the header. */
export function Sunburst({
  paint = 'haldi',
  children,
  className,
}: {
  paint?: Paint | 'board';
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={className ? `${styles.sunburst} ${className}` : styles.sunburst} data-paint={paint}>
      {children}
    </div>
  );
}
