/** What a post or a comment holds besides plain words: mentions, tags and links. Read so on the server and on screens. */

export type WordsPart =
  | { readonly kind: 'text'; readonly text: string }
  /** `@asha-verma`: the handle of a member, if there is one. */
  | { readonly kind: 'mention'; readonly text: string; readonly handle: string }
  /** `#Plumbing`: in small letters. */
  | { readonly kind: 'tag'; readonly text: string; readonly tag: string }
  | { readonly kind: 'link'; readonly text: string; readonly host: string };

const handleAhead = /^@[A-Za-z0-9-]{3,30}/;
const tagAhead = /^#[\p{L}\p{M}\p{N}_]{2,40}/u;
const goesOn = /^[\p{L}\p{M}\p{N}_@#]/u;
/** A name with a point in it; who signs in at it is no part of a link. */
const hostAhead =
  /^https?:\/\/(?<host>[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63}){1,8})(?::\d{1,5})?(?:[/?#]|$)/iu;
const opening = /^[("'“‘[]{1,3}/;
const closing = new Set(Array.from('.,;:!?)]"\'’”।'));

const words = (text: string): WordsPart => ({ kind: 'text', text });

function linkOf(word: string): readonly WordsPart[] {
  let end = word.length;
  while (end > 0 && closing.has(word.charAt(end - 1))) end -= 1;
  const text = word.slice(0, end);
  const host = hostAhead.exec(text)?.groups?.['host']?.toLowerCase();
  return host === undefined ? [words(word)] : [{ kind: 'link', text, host }, words(word.slice(end))];
}

function marked(word: string): readonly WordsPart[] {
  if (/^https?:\/\//i.test(word)) return linkOf(word);
  const found = handleAhead.exec(word)?.[0] ?? tagAhead.exec(word)?.[0];
  const rest = found === undefined ? '' : word.slice(found.length);
  if (found === undefined || goesOn.test(rest)) return [words(word)];
  const name = found.slice(1).toLowerCase();
  return [
    found.startsWith('@')
      ? { kind: 'mention', text: found, handle: name }
      : { kind: 'tag', text: found, tag: name.normalize('NFC') },
    words(rest),
  ];
}

function partsOfWord(word: string): readonly WordsPart[] {
  const lead = opening.exec(word)?.[0] ?? '';
  return [words(lead), ...marked(word.slice(lead.length))];
}

/** The parts in their order; joined, their texts are the whole. Goes once through it. */
export function partsOf(text: string): readonly WordsPart[] {
  const parts: WordsPart[] = [];
  const add = (part: WordsPart) => {
    const last = parts.at(-1);
    if (part.text === '') return;
    if (last?.kind === 'text' && part.kind === 'text') parts.splice(-1, 1, words(last.text + part.text));
    else parts.push(part);
  };
  for (const piece of text.split(/([\s,]+)/)) for (const part of partsOfWord(piece)) add(part);
  return parts;
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

export const handlesIn = (text: string): readonly string[] =>
  unique(partsOf(text).flatMap((part) => (part.kind === 'mention' ? part.handle : [])));
export const tagsIn = (text: string): readonly string[] =>
  unique(partsOf(text).flatMap((part) => (part.kind === 'tag' ? part.tag : [])));
export const linksIn = (text: string): readonly string[] =>
  partsOf(text).flatMap((part) => (part.kind === 'link' ? part.text : []));
/** Whose page is shown as a card below the words; null: there is no link by https. */
export const firstLinkIn = (text: string): string | null =>
  linksIn(text).find((link) => /^https:/i.test(link)) ?? null;
