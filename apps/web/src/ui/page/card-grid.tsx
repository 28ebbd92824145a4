import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Small cards, as many beside each other as there is room for; each is a list item (`<Card as="li">`). */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
