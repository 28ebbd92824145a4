import type { Span } from './find-numbers.ts';
import { type Token, isSpace } from './tokens.ts';

/** A text as an address is read in it: names, and the signs that part them; brackets and spaces are left out. */
export interface AddressToken extends Span {
  readonly kind: 'word' | 'at' | 'dot' | 'slash' | 'colon' | 'line' | 'mark';
  readonly text: string;
  /** Nothing stands between it and what is before and behind it. */
  readonly tight: boolean;
  /** In brackets, which no sentence does. */
  readonly said: boolean;
  /** A space is before it. */
  readonly spaced: boolean;
}

const kinds: Readonly<Record<string, AddressToken['kind']>> = {
  '@': 'at',
  '.': 'dot',
  '。': 'dot',
  '/': 'slash',
  ':': 'colon',
  '=': 'colon',
};
const brackets = new Set(Array.from('()[]{}<>"\'`“”‘’'));
const inNames = new Set(['_', '-', '+', '%']);

const isOfName = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind !== 'mark' || inNames.has(token.text));

/** Letters, digits and the marks that names hold. */
function nameFrom(read: readonly Token[], start: number): number {
  let end = start;
  while (isOfName(read[end])) end += 1;
  while (end > start + 1 && read[end - 1]?.kind === 'mark') end -= 1;
  return end;
}

const isBracket = (token: Token | undefined): boolean => token !== undefined && brackets.has(token.text);
const isOpen = (token: Token | undefined): boolean =>
  token === undefined || isSpace(token) || isBracket(token);

/** As the sign is called in India; its first word is given. */
function atTheRate(tokens: readonly AddressToken[], text: string): AddressToken | null {
  if (text !== 'rate' && text !== 'रेट') return null;
  const [at, the] = tokens.slice(-2);
  const isCalled = (at?.text === 'at' || at?.text === 'एट') && (the?.text === 'the' || the?.text === 'द');
  return at && isCalled ? { ...at, kind: 'word', text: 'at' } : null;
}

export function readAddressTokens(read: readonly Token[], plain: string): readonly AddressToken[] {
  const tokens: AddressToken[] = [];
  let spaced = true;
  for (let at = 0; at < read.length; ) {
    const token = read[at];
    if (!token) break;
    const end = token.kind === 'mark' ? at + 1 : nameFrom(read, at);
    const [before, behind] = [read[at - 1], read[end]];
    at = end;
    if (isBracket(token)) continue;
    if (isSpace(token)) {
      if (token.text === '\n') tokens.push({ ...token, kind: 'line', tight: false, said: false, spaced });
      spaced = true;
      continue;
    }
    const last = read[end - 1] ?? token;
    const rate = atTheRate(tokens, token.text);
    if (rate) {
      tokens.splice(-2, 2, { ...rate, to: last.to });
      spaced = false;
      continue;
    }
    tokens.push({
      kind: token.kind === 'mark' ? (kinds[token.text] ?? 'mark') : 'word',
      text: plain.slice(token.from, last.to),
      from: token.from,
      to: last.to,
      tight: !isOpen(before) && !isOpen(behind),
      said: isBracket(before) && isBracket(behind),
      spaced: spaced || before === undefined || isBracket(before),
    });
    spaced = false;
  }
  return tokens;
}
