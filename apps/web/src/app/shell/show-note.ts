import type { GuardWords } from './start-guard.ts';

/**
 * What the start guard says, over the page or in the place of one that is gone, styles and all. Sent as its own text, so it names
 * nothing from outside.
 */
export function showNote(words: GuardWords, text: string, onRetry: () => void): HTMLElement {
  if (!document.documentElement) document.append(document.createElement('html'));
  if (!document.body) document.documentElement.append(document.createElement('body'));
  const note = document.createElement('start-note');
  note.setAttribute('role', 'alert');
  const said = document.createElement('p');
  said.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.retry;
  button.addEventListener('click', () => {
    button.disabled = true;
    onRetry();
  });
  note.append(said, button);
  if (words.plainLogin !== null) {
    const link = document.createElement('a');
    link.href = `/login/otp${location.search}`;
    link.textContent = words.plainLogin;
    note.append(link);
  }
  document.body.append(note);
  return note;
}
