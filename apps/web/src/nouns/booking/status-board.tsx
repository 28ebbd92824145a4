import type { ReactNode } from 'react';
import type { Tone } from './booking.screen-row.ts';
import styles from './status-board.module.css';

/** The painted board with the booking's state in plain words; `children` are below it, on the board. */
export function StatusBoard({
  tone,
  badge,
  headline,
  words,
  children,
}: {
  tone: Tone;
  badge?: ReactNode;
  headline: string;
  words?: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.board} data-tone={tone}>
      {badge}
      {/* A new key plays the short motion again when the words change by themselves. */}
      <p className={styles.headline} key={headline.replace(/\d+/g, '#')}>
        {headline}
      </p>
      {words && <p className={styles.words}>{words}</p>}
      {children}
    </div>
  );
}
