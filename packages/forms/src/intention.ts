import { useState } from 'react';

/** A file is the same by what it says of itself. */
const told = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * One key for one intention: the same request sent again, after a lost answer say, has one effect; another request
 * (a new price, another mode) is another key.
 */
export function keysOfRequests(newKey: () => string): (request: unknown) => string {
  let kept = { request: '', key: '' };
  return (request) => {
    const text = JSON.stringify([request], told);
    if (kept.request !== text) kept = { request: text, key: newKey() };
    return kept.key;
  };
}

export const useIntention = (): ((request: unknown) => string) =>
  useState(() => keysOfRequests(() => crypto.randomUUID()))[0];
