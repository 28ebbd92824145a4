/** What an agent has typed in a talk and not sent: it stays with the tab, also on another page and after a reload. */
const keyOf = (sid: string) => `talk-draft ${sid}`;

export const keptDraft = (sid: string): string => sessionStorage.getItem(keyOf(sid)) ?? '';

/** With the session: the next agent at this machine reads nothing of them. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key);
}

export function keepDraft(sid: string, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(sid));
  else sessionStorage.setItem(keyOf(sid), text);
}
