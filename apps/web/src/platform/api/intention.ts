import { useState } from 'react';
import { newIdempotencyKey } from './client.ts';

/** A file is the same by what it says of itself. */
const told = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * One key for one intention: the same wish sent again, after a lost answer say, has one effect; another wish
 * (a new price, another mode) is another key.
 */
export function keysOfWishes(newKey: () => string): (wish: unknown) => string {
  let kept = { wish: '', key: '' };
  return (wish) => {
    const text = JSON.stringify([wish], told);
    if (kept.wish !== text) kept = { wish: text, key: newKey() };
    return kept.key;
  };
}

export const useIntention = (): ((wish: unknown) => string) =>
  useState(() => keysOfWishes(newIdempotencyKey))[0];
