const key = 'faq-voter';

let made = '';

/** A random id of this device for its votes alone; where nothing may be stored, of this visit. */
export function ownVoter(): string {
  try {
    made = localStorage.getItem(key) ?? (made || crypto.randomUUID());
    localStorage.setItem(key, made);
  } catch {
    made ||= crypto.randomUUID();
  }
  return made;
}
