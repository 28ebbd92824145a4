/** The consent to usage analytics that this device knows; null: not asked yet. */
const storageKey = 'consent.analytics';
const listeners = new Set<() => void>();

export function analyticsConsent(): boolean | null {
  const kept = localStorage.getItem(storageKey);
  return kept === null ? null : kept === 'given';
}

export function keepConsent(given: boolean): void {
  localStorage.setItem(storageKey, given ? 'given' : 'refused');
  for (const listener of listeners) listener();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
