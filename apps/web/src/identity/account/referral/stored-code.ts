/** A friend's code that came with a link, kept on this device until it is given or taken out (30 days at most). */
const key = 'friend';
const longestMs = 30 * 86_400_000;
const form = /^[2-9A-HJ-NP-Z]{8}$/;

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export function onStoredCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The code in `?friend=` of an address, if it can be one. */
export function referralCodeIn(address: string): string | null {
  const code = new URL(address).searchParams.get('friend')?.trim().toUpperCase() ?? '';
  return form.test(code) ? code : null;
}

/** Reads the address that the browser was opened at, because the person may have navigated on since. */
export function storeReferralCode(address: string, now = Date.now()): void {
  const code = referralCodeIn(address);
  if (!code) return;
  localStorage.setItem(key, `${code} ${now}`);
  tell();
}

export function storedReferralCode(now = Date.now()): string | null {
  const [code = '', at = 'never'] = (localStorage.getItem(key) ?? '').split(' ');
  const age = now - Number(at);
  return form.test(code) && age >= 0 && age <= longestMs ? code : null;
}

export function dropReferralCode(): void {
  localStorage.removeItem(key);
  tell();
}
