import type { Find } from '@nukkad/frame/find';

const keyOf = (personId: string) => `recentFinds ${personId}`;

/** What this Admin opened from the search before, on this device until the session ends. */
export function recentFinds(personId: string): readonly Find[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(personId)) ?? '[]') as readonly Find[];
  } catch {
    return [];
  }
}

export const keepRecent = (personId: string, finds: readonly Find[]): void =>
  localStorage.setItem(keyOf(personId), JSON.stringify(finds));

/** Of every Admin who worked at this device. */
export function forgetRecent(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(''))) localStorage.removeItem(key);
}
