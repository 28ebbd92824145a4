/** What an alert says; null: none is open. */
let present: string | null = null;
const listeners = new Set<() => void>();

function keep(words: string | null): void {
  present = words;
  for (const listener of listeners) listener();
}

/** Opens the one alert of the page over everything; the shell draws it. */
export const showAlert = (words: string): void => keep(words);
export const closeAlert = (): void => keep(null);
export const presentAlert = (): string | null => present;

export function onAlert(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
