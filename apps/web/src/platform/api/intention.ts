import { useRef } from 'react';
import { newIdempotencyKey } from './client.ts';

/**
 * One key for one intention: the same wish sent again, after a lost answer say, has one effect; another wish
 * (a new price, another mode) is another key.
 */
export function useIntention(): (wish: object) => string {
  const kept = useRef({ wish: '', key: '' });
  return (wish) => {
    const text = JSON.stringify(wish);
    if (kept.current.wish !== text) kept.current = { wish: text, key: newIdempotencyKey() };
    return kept.current.key;
  };
}
