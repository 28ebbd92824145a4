import {
  endsOfPlaces,
  linkingWords,
  namingWords,
  placeVerbs,
  placesAt,
  plainWords,
  socialWords,
} from './address-words.ts';
import type { AddressToken } from './address-tokens.ts';
import type { Span } from './find-numbers.ts';

type Tokens = readonly AddressToken[];

/** A digit or a line among letters: no word of a sentence is written so. */
const isMade = (name: string): boolean =>
  /[a-z]/.test(name) && /[\d_]/.test(name) && !/^\d/.test(name) && name.length >= 4;

/** `@asha_verma`: not `@home`, and no price. */
function handleAt(tokens: Tokens, at: number, isSocial: boolean): Span | null {
  const [sign, name] = [tokens[at], tokens[at + 1]];
  if (sign?.kind !== 'at' || !sign.spaced || name?.kind !== 'word' || name.spaced) return null;
  if (!/\p{L}/u.test(name.text) || /^\d/.test(name.text) || name.text.length < 4) return null;
  const before = tokens[at - 1];
  const isPlace =
    placesAt.has(name.text) ||
    endsOfPlaces.test(name.text) ||
    (before?.kind === 'word' && (placeVerbs.has(before.text) || /^\d/.test(before.text)));
  const isNamed = isSocial || isMade(name.text) || !isPlace;
  return isNamed ? { from: sign.from, to: endOfName(tokens, at + 1).to } : null;
}

const mostParts = 12;
/** Points part a name in a network as they part a site's. */
function endOfName(tokens: Tokens, at: number): { readonly end: number; readonly to: number } {
  let end = at + 1;
  while (
    end - at < mostParts &&
    tokens[end]?.kind === 'dot' &&
    tokens[end]?.tight &&
    tokens[end + 1]?.kind === 'word'
  )
    end += 2;
  return { end, to: tokens[end - 1]?.to ?? 0 };
}

const isEnd = (token: AddressToken | undefined): boolean => token === undefined || token.kind === 'line';

const namingKinds = new Set(['colon', 'slash', 'at', 'mark']);
const endsSentence = ({ kind, text, tight }: AddressToken): boolean =>
  (kind === 'dot' && !tight) || (kind === 'mark' && '?!,;।'.includes(text));

/** Behind `insta id:`. */
function profileAfter(tokens: Tokens, social: number): Span | null {
  let isNaming = false;
  let at = social + 1;
  for (; at < Math.min(tokens.length, social + 8); at += 1) {
    const token = tokens[at];
    if (token?.kind === 'word' && !linkingWords.has(token.text)) break;
    if (token && endsSentence(token)) return null;
    if (token && namingKinds.has(token.kind)) isNaming = true;
  }
  const name = tokens[at];
  if (name?.kind !== 'word' || name.text.length < 3 || socialWords.has(name.text)) return null;
  const { end, to } = endOfName(tokens, at);
  const isPlain = plainWords.has(name.text) || /^\d/.test(name.text);
  const isAlone = isEnd(tokens[end]) || (tokens[end]?.kind !== 'word' && isEnd(tokens[end + 1]));
  const isSaid = tokens.slice(social + 1, at).some(({ text }) => namingWords.has(text));
  const isName = isMade(name.text) || end > at + 1 || (!isPlain && (isSaid || (isNaming && isAlone)));
  return isName ? { from: name.from, to } : null;
}

/** Before `on insta`. */
function profileBefore(tokens: Tokens, social: number): Span | null {
  const link = tokens[social - 1];
  const isLinked =
    link !== undefined &&
    (link.text === 'on' || link.text === 'at' || link.text === 'par' || link.text === 'पर');
  const name = tokens[isLinked ? social - 2 : social - 1];
  return name?.kind === 'word' && isMade(name.text) ? { from: name.from, to: name.to } : null;
}

export function findProfiles(tokens: Tokens): readonly Span[] {
  const socials = tokens.flatMap((token, at) =>
    token.kind === 'word' && socialWords.has(token.text) ? [at] : [],
  );
  const handles = tokens.flatMap((_, at) => handleAt(tokens, at, socials.length > 0) ?? []);
  return [
    ...handles,
    ...socials.flatMap((at) => [profileAfter(tokens, at) ?? [], profileBefore(tokens, at) ?? []].flat()),
  ];
}
