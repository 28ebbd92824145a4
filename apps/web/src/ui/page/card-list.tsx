import type { ReactNode } from 'react';
import { List } from './parts.tsx';

/** Cards one below the other; each is a list item (`<Card as="li">`). */
export function CardList({ children }: { children: ReactNode }) {
  return <List narrows>{children}</List>;
}
