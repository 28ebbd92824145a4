/** On this device alone; the newest first. */
const storageKey = 'recentSearches';
const kept = 5;
const longest = 80;

export function recentSearches(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(words: string): void {
  const text = words.trim().slice(0, longest);
  if (text === '') return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  localStorage.setItem(storageKey, JSON.stringify([text, ...others].slice(0, kept)));
}

export function forgetSearches(): void {
  localStorage.removeItem(storageKey);
}
