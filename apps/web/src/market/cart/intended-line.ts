import type { Addition } from './cart.queries.ts';

/** What a visitor wanted to book before signing in; written by the service page, taken up after the code. */
const storageKey = 'intendedLine';

export function keepIntendedLine(addition: Addition): void {
  sessionStorage.setItem(storageKey, JSON.stringify(addition));
}

export const hasIntendedLine = (): boolean => sessionStorage.getItem(storageKey) !== null;

/** Reads the stored line and clears it; null where there is none or it cannot be parsed. */
export function takeIntendedLine(): Addition | null {
  const kept = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (kept === null) return null;
  try {
    const addition = JSON.parse(kept) as Partial<Addition> | null;
    return addition?.line?.serviceId ? (addition as Addition) : null;
  } catch {
    return null;
  }
}
