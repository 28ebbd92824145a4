import { createHash } from 'node:crypto';

/** A file, which the policy allows by its origin. */
const hasSource = /\ssrc\s*=/i;
/** Data blocks as JSON-LD are run by no browser. Whatever else is written in `type` is counted as a script. */
const isData = /\stype\s*=\s*["']?application\/(ld\+)?json["'\s]?/i;

interface Script {
  readonly attributes: string;
  readonly text: string;
}

/** The scripts of a document that this product has written: its tags are in small letters. Any other script stays forbidden. */
function* scriptsOf(html: string): Generator<Script> {
  for (let start = html.indexOf('<script'); start >= 0; ) {
    const begin = html.indexOf('>', start);
    const end = html.indexOf('</script', begin);
    if (begin < 0 || end < 0) return;
    yield { attributes: html.slice(start + '<script'.length, begin), text: html.slice(begin + 1, end) };
    start = html.indexOf('<script', end);
  }
}

/** The scripts that a document itself carries, as sources of a content policy: `'sha256-…'`, each once. */
export function scriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const { attributes, text } of scriptsOf(html)) {
    if (hasSource.test(attributes) || isData.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}

const nonce = /'nonce-[^']*'/;

/** The policy of an answer with the scripts of this document in the place of the nonce, which the document does not use. */
export const policyByHash = (policy: string, html: string): string =>
  policy.replace(nonce, scriptHashes(html).join(' '));
