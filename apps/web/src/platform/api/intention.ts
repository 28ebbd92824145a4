import { useRef } from 'react';
import { newIdempotencyKey } from './client.ts';

/**
 * One key for one intention: the same wish sent again, after a lost answer say, has one effect; another wish
 * (a new price, another mode) is another key.
 */
export function useIntention(): (options: object) => string {
  const kept = useRef({ options: '', key: '' });
  return (options) => {
    const text = JSON.stringify(options);
    if (kept.current.options !== text) kept.current = { options: text, key: newIdempotencyKey() };
    return kept.current.key;
  };
}
