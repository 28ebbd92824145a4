import { createHash, randomBytes } from 'node:crypto';

/** Unguessable, and another one for each rendering: what came into a page with its data cannot carry it. */
export const scriptMark = (): string => randomBytes(18).toString('base64url');

/** How the rendering writes the mark of a script. */
export const markedBy = (mark: string): string => ` nonce="${mark}"`;

interface Sealed {
  readonly document: Buffer;
  /** Sources of a content policy, `'sha256-…'`, each once. */
  readonly scripts: readonly string[];
}

/** The text of the script whose tag a mark at `at` is in; null: it is in another tag, or the script has no end. */
function textOf(document: Buffer, at: number): Buffer | null {
  const tag = document.lastIndexOf('<', at);
  const begin = document.indexOf('>', at) + 1;
  const end = document.indexOf('</script', begin);
  const isScript = document.toString('latin1', tag, tag + '<script'.length) === '<script';
  return isScript && begin > 0 && end > 0 ? document.subarray(begin, end) : null;
}

/**
 * The document without its marks, and the scripts that carried one. A script that the rendering did not write itself has
 * no mark: it is named by no hash, and no browser runs it. Works on bytes: a page as text takes half a millisecond more.
 */
export function sealScripts(document: Buffer, mark: string): Sealed {
  const marked = Buffer.from(markedBy(mark));
  const scripts = new Set<string>();
  const kept: Buffer[] = [];
  let from = 0;
  for (let at = document.indexOf(marked); at >= 0; at = document.indexOf(marked, from)) {
    const text = textOf(document, at);
    if (text?.length) scripts.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    kept.push(document.subarray(from, at));
    from = at + marked.length;
  }
  return { document: Buffer.concat([...kept, document.subarray(from)]), scripts: [...scripts] };
}

const nonce = /'nonce-[^']*'/;

/** The policy of an answer with these scripts in the place of its nonce, which a page does not use. */
export const policyWith = (policy: string, scripts: readonly string[]): string =>
  policy.replace(nonce, scripts.join(' '));
