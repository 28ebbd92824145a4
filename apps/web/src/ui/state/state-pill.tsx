import type { ReactNode } from 'react';
import styles from './state-pill.module.css';

/** `good`: as it should be. `due`: someone has to act. `bad`: refused or lost. `quiet`: over, or not shown. */
export type StateTone = 'good' | 'due' | 'bad' | 'quiet';

/** The state of a thing in a row or a card; `on` for what is only shown or not. */
export function StatePill({
  on = false,
  tone = on ? 'good' : 'quiet',
  children,
}: {
  readonly on?: boolean;
  readonly tone?: StateTone;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {children}
    </span>
  );
}
