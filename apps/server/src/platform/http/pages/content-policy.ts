import { createHash, randomBytes } from 'node:crypto';

/** Unguessable, and another one for each rendering: what came into a page with its data cannot carry it. */
export const scriptMark = (): string => randomBytes(18).toString('base64url');

/** How the rendering writes the mark of a script. */
export const markedBy = (mark: string): string => ` nonce="${mark}"`;

interface Sealed {
  readonly html: string;
  /** Sources of a content policy, `'sha256-…'`, each once. */
  readonly scripts: readonly string[];
}

/**
 * The document without its marks, and the scripts that carried one. A script that the rendering did not write itself has
 * no mark: it is named by no hash, and no browser runs it.
 */
export function sealScripts(html: string, mark: string): Sealed {
  const marked = markedBy(mark);
  const scripts = new Set<string>();
  for (let start = html.indexOf('<script'); start >= 0; ) {
    const begin = html.indexOf('>', start);
    const end = html.indexOf('</script', begin);
    if (begin < 0 || end < 0) break;
    const text = html.slice(begin + 1, end);
    if (text !== '' && html.slice(start, begin).includes(marked))
      scripts.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    start = html.indexOf('<script', end);
  }
  return { html: html.replaceAll(marked, ''), scripts: [...scripts] };
}

const nonce = /'nonce-[^']*'/;

/** The policy of an answer with these scripts in the place of its nonce, which a page does not use. */
export const policyWith = (policy: string, scripts: readonly string[]): string =>
  policy.replace(nonce, scripts.join(' '));
