import {
  atWords,
  commonLabels,
  dotWords,
  joiningWords,
  mailHosts,
  paymentHosts,
  perhapsSites,
  plainWords,
  siteWords,
  socialWords,
  surelySites,
} from './address-words.ts';
import { type AddressToken, readAddressTokens } from './address-tokens.ts';
import { findProfiles } from './find-profiles.ts';
import type { Span } from './find-numbers.ts';
import type { Token } from './tokens.ts';

type Tokens = readonly AddressToken[];

const isWord = (token: AddressToken | undefined): token is AddressToken => token?.kind === 'word';
/** A point that parts the names of a site: without spaces around it, or said as a word. */
function isDot(token: AddressToken | undefined): boolean {
  if (token?.kind === 'dot') return token.tight || token.said;
  return isWord(token) && dotWords.has(token.text);
}
const isAt = (token: AddressToken | undefined): boolean =>
  token?.kind === 'at' || (isWord(token) && atWords.has(token.text));

/** So many parts has a site, or the name before a sign. */
const mostNames = 12;

/** The names from here on that points part; `end` is behind the last one. Behind an @ points may stand alone. */
function namesFrom(
  tokens: Tokens,
  start: number,
  isLoose = false,
): { readonly names: readonly string[]; readonly end: number } {
  const parts = (at: number) =>
    isDot(tokens[at]) ||
    (isLoose && tokens[at]?.kind === 'dot' && surelySites.has(tokens[at + 1]?.text ?? ''));
  const names: string[] = [];
  let at = start;
  while (isWord(tokens[at]) && names.length < mostNames) {
    names.push(tokens[at]?.text ?? '');
    at += 1;
    if (!parts(at) || !isWord(tokens[at + 1])) break;
    at += 1;
  }
  return { names, end: at };
}

/** Where the name begins that ends before this place. */
function nameBefore(tokens: Tokens, end: number): number {
  let start = end - 1;
  while (start >= 2 && end - start < mostNames && isWord(tokens[start - 2])) {
    const between = tokens[start - 1];
    if (!isDot(between) && !(isWord(between) && joiningWords.has(between.text))) break;
    start -= 2;
  }
  return start;
}

const isSite = (names: readonly string[]): boolean => {
  const last = names.at(-1) ?? '';
  return names.length > 1 && (surelySites.has(last) || perhapsSites.has(last));
};

const isName = (token: AddressToken | undefined): boolean =>
  isWord(token) && !commonLabels.has(token.text) && !plainWords.has(token.text) && /\p{L}/u.test(token.text);

/** A mail address or an account of payment around this sign or word. */
function mailAt(tokens: Tokens, at: number): { readonly from: number; readonly end: number } | null {
  const token = tokens[at];
  if (!token || !isAt(token) || !isWord(tokens[at - 1]) || !isWord(tokens[at + 1])) return null;
  const { names, end } = namesFrom(tokens, at + 1, true);
  const from = nameBefore(tokens, at);
  const first = names[0] ?? '';
  if (token.kind === 'at' && token.tight && /\p{L}/u.test(first)) return { from, end };
  if (paymentHosts.has(first)) return { from, end: at + 2 };
  const isSaid =
    isSite(names) && (token.kind === 'at' || surelySites.has(names.at(-1) ?? '') || mailHosts.has(first));
  const isHost = mailHosts.has(first) && isName(tokens[at - 1]) && first !== 'live';
  return isSaid || isHost ? { from, end } : null;
}

/** Without the signs: asha gmail com. */
function bareMailAt(tokens: Tokens, at: number): { readonly from: number; readonly end: number } | null {
  const [name, host, end] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (host?.kind !== 'word' || !mailHosts.has(host.text)) return null;
  const isMail = isName(name) && isWord(end) && surelySites.has(end.text);
  return isMail ? { from: nameBefore(tokens, at + 1), end: at + 3 } : null;
}

/** Few words of a sentence are as long. */
const longLabel = 12;

/** Whether names that end as a word may end are a site's, by what stands around them. */
function isMeant(tokens: Tokens, start: number, end: number, names: readonly string[]): boolean {
  const [before, behind] = [tokens[start - 1], tokens[end]];
  if (behind?.kind === 'slash' && behind.tight) return true;
  if (before?.kind === 'colon' || (isWord(before) && siteWords.has(before.text))) return true;
  const label = names.at(-2) ?? '';
  if (names.length > 2 || /[\d_-]/.test(names.slice(0, -1).join(''))) return true;
  if (label.length >= longLabel) return true;
  return !isWord(behind) && label.length >= 4 && !commonLabels.has(label);
}

function siteAt(tokens: Tokens, at: number): { readonly from: number; readonly end: number } | null {
  if (!isWord(tokens[at]) || !isDot(tokens[at + 1])) return null;
  const { names, end } = namesFrom(tokens, at);
  const [label = '', last = ''] = [names.at(-2), names.at(-1)];
  const isNamed = names.length > 1 && /\p{L}/u.test(label) && label.length > 1;
  if (names[0] === 'www') return { from: at, end };
  if (!isNamed || label === 'the' || label === 'any') return null;
  // Without a sign between: asha.verma gmail dot com.
  if (mailHosts.has(label) && isName(tokens[at - 1])) return { from: nameBefore(tokens, at), end };
  if (surelySites.has(last)) return { from: at, end };
  if (last.length === 2 && names.length > 2 && ['co', 'org', 'net', 'com'].includes(label))
    return { from: at, end };
  return perhapsSites.has(last) && isMeant(tokens, at, end, names) ? { from: at, end } : null;
}

/** What ends a sentence ends the address before it. */
const behindAddress = new Set(Array.from('.,;:!?)]}।'));

function toSpace(plain: string, from: number): number {
  let end = from;
  while (end < plain.length && !/\s/.test(plain[end] ?? ' ')) end += 1;
  while (end > from && behindAddress.has(plain[end - 1] ?? '')) end -= 1;
  return end;
}

/** With the path behind it. */
const wholeAddress = (plain: string, { from, to }: Span): Span => ({
  from,
  to: plain[to] === '/' || plain[to] === '?' || plain[to] === ':' ? toSpace(plain, to) : to,
});

const scheme = /h(?:tt|xx)ps?:\/\/|\bwa\.me\b|\bt\.me\b/g;

const linksOf = (plain: string): readonly Span[] =>
  [...plain.matchAll(scheme)].map(({ index, 0: found }) => ({
    from: index,
    to: toSpace(plain, index + found.length),
  }));

const telling = [dotWords, mailHosts, paymentHosts, socialWords];

/** Whether anything is there that each of them has: most texts have nothing, and are not looked at further. */
function mayHold(read: readonly Token[]): boolean {
  return read.some(({ kind, text }, at) => {
    if (kind === 'word') return telling.some((words) => words.has(text));
    if (text === '.' || text === '。') return read[at + 1] !== undefined && read[at + 1]?.kind !== 'mark';
    return text === '@' || text === '/';
  });
}

/** Mail addresses, accounts of payment, sites and profiles in networks. */
export function findAddresses(read: readonly Token[], plain: string): readonly Span[] {
  if (!mayHold(read)) return [];
  const tokens = readAddressTokens(read, plain);
  const found: Span[] = [...linksOf(plain), ...findProfiles(tokens)];
  for (let at = 0; at < tokens.length; at += 1) {
    const one = mailAt(tokens, at) ?? bareMailAt(tokens, at) ?? siteAt(tokens, at);
    const [first, last] = [tokens[one?.from ?? -1], tokens[(one?.end ?? 0) - 1]];
    if (!one || !first || !last) continue;
    found.push(wholeAddress(plain, { from: first.from, to: last.to }));
    at = Math.max(at, one.end - 1);
  }
  return found;
}
