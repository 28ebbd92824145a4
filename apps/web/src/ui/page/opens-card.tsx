import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './opens-card.module.css';

interface OpensCardProps {
  readonly picture: ReactNode;
  /** The link that it opens by, wherever it is pressed. */
  readonly name: ReactNode;
  /** At its end, and below the words on a phone. */
  readonly state: ReactNode;
  readonly children: ReactNode;
}

/** One of a list of cards that open: a picture, a name with words below it, and how it stands. */
export function OpensCard({ picture, name, state, children }: OpensCardProps) {
  return (
    <Card as="li" quiet className={styles.card}>
      {picture}
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {children}
      </div>
      {state}
    </Card>
  );
}
