import type { ReactNode } from 'react';
import styles from './card-list.module.css';

/** Cards one below the other; each is a list item (`<Card as="li">`). */
export function CardList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
