import type { FileWords } from './read-words.ts';

export interface WordsToCheck {
  readonly sources: ReadonlyMap<string, FileWords>;
  /** The Hindi words by the file that holds them. */
  readonly hindi: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Of a file that computes keys: what may follow each family's dot, from the `.keys.ts` beside it. */
  readonly computed: ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;
}

/** Parts that hold words of several domains: pages compose them, the design system is spoken by all. */
const isShared = (place: string) => ['app', 'ui', 'nouns', 'platform'].includes(place);
const isPackage = (place: string) => place.startsWith('packages/');

/** `market/cart` for a file of that domain, `app` for a file of a shared part, `packages/lists` for one of a package. */
function placeOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return isShared(first) ? first : `${first}/${second}`;
}

const twice = (words: readonly string[]) => [
  ...new Set(words.filter((word, at) => words.indexOf(word) !== at)),
];

/** The speaking files of each key, whether it is written out or computed. */
function speakersOf({ sources, computed }: WordsToCheck): Map<string, string[]> {
  const speakers = new Map<string, string[]>();
  const add = (key: string, file: string) => speakers.set(key, [...(speakers.get(key) ?? []), file]);
  for (const [file, { spoken, families }] of sources) {
    for (const { key } of spoken) add(key, file);
    for (const family of families)
      for (const value of computed.get(file)?.[family] ?? []) add(`${family}.${value}`, file);
  }
  return speakers;
}

function keysInNoLanguage({ sources, computed }: WordsToCheck): string[] {
  return [...sources].flatMap(([file, { unknown, families }]) => [
    ...unknown.map((call) => `${file}: the key of ${call} cannot be known; write it out`),
    ...families
      .filter((family) => (computed.get(file)?.[family] ?? []).length === 0)
      .map(
        (family) =>
          `${file}: ${family}.… is computed; list its values in ${file.replace(/\.tsx?$/, '.keys.ts')}`,
      ),
  ]);
}

function englishTwice({ sources }: WordsToCheck): string[] {
  const texts = new Map<string, Set<string>>();
  const unwritten: string[] = [];
  for (const [file, { spoken }] of sources)
    for (const { key, english } of spoken) {
      if (english === null) unwritten.push(`${key} in ${file}: write its English out`);
      else texts.set(key, (texts.get(key) ?? new Set()).add(english));
    }
  return [
    ...unwritten,
    ...[...texts]
      .filter(([, english]) => english.size > 1)
      .map(([key, english]) => `${key} has more than one English: ${[...english].join(' | ')}`),
  ];
}

/**
 * What one domain alone speaks lies in that domain, what several speak with one of them or in a shared place; what pages
 * or the design system speak may lie in any. What a package speaks lies in a package: each app takes it from there.
 */
function lyingElsewhere(file: string, speakers: readonly string[]): boolean {
  const places = new Set(speakers.map(placeOf));
  const own = placeOf(file);
  if ([...places].some(isPackage)) return !isPackage(own);
  if (places.has(own) || [...places].some(isShared)) return false;
  return !isShared(own) || places.size === 1;
}

/** What is wrong with the words, a sentence each; none: all is well. */
export function breachesOfWords(words: WordsToCheck): string[] {
  const speakers = speakersOf(words);
  const held = [...words.hindi].flatMap(([file, own]) => Object.keys(own).map((key) => ({ file, key })));
  const keys = new Set(held.map(({ key }) => key));
  return [
    ...keysInNoLanguage(words),
    ...englishTwice(words),
    ...[...speakers]
      .filter(([key]) => !keys.has(key))
      .map(([key, files]) => `${key} of ${files[0]} has no Hindi`),
    ...twice(held.map(({ key }) => key)).map((key) => `${key} lies in two files`),
    ...held.flatMap(({ file, key }) => {
      const spokenBy = speakers.get(key);
      if (!spokenBy) return [`${key} of ${file} is spoken nowhere`];
      return lyingElsewhere(file, spokenBy)
        ? [`${key} of ${file} is spoken by ${[...new Set(spokenBy)].join(', ')}`]
        : [];
    }),
  ];
}
