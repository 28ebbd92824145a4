import { type CvLine, type Found, found, wordsOf } from './cv-text.rules.ts';

/** A trade or a skill, and the words that people call it by. */
export interface KnownSkill {
  readonly skillId: string;
  readonly kind: 'trade' | 'skill';
  /** Of a skill; null: for every trade, or a trade itself. */
  readonly tradeId: string | null;
  readonly words: readonly string[];
}

const longest = 5;
/** Shorter words are too near to others to be one of them with a typing mistake. */
const fewestLetters = 7;

/** Phrases in small letters, and what they call. */
export interface Phrasebook {
  readonly phrases: ReadonlyMap<string, readonly KnownSkill[]>;
  readonly longWords: readonly string[];
}

export function phrasebookOf(known: readonly KnownSkill[]): Phrasebook {
  const phrases = new Map<string, KnownSkill[]>();
  for (const skill of known)
    for (const word of new Set(
      skill.words.map((one) => wordsOf(one).join(' ')).filter((one) => one.length > 1),
    ))
      phrases.set(word, [...(phrases.get(word) ?? []), skill]);
  const longWords = [...phrases.keys()].filter(
    (phrase) => !phrase.includes(' ') && phrase.length >= fewestLetters,
  );
  return { phrases, longWords };
}

/** One letter more, less, another, or two that changed places. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, next] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === next.slice(1) ||
    rest === next.slice(1) ||
    rest.slice(1) === next ||
    (rest[0] === next[1] && rest[1] === next[0] && rest.slice(2) === next.slice(2))
  );
}

function calledBy(phrase: string, { phrases, longWords }: Phrasebook): readonly KnownSkill[] {
  const exact = phrases.get(phrase) ?? (phrase.endsWith('s') ? phrases.get(phrase.slice(0, -1)) : undefined);
  if (exact || phrase.length < fewestLetters || phrase.includes(' ')) return exact ?? [];
  const near = longWords.find((word) => isNear(phrase, word));
  return near ? (phrases.get(near) ?? []) : [];
}

/** What a text calls, the longer words first; a word that was part of a longer one says nothing more. */
export function skillsIn(text: string, book: Phrasebook): KnownSkill[] {
  const words = wordsOf(text);
  const said: KnownSkill[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    let called = calledBy(words.slice(at, at + length).join(' '), book);
    while (called.length === 0 && length > 1) {
      length -= 1;
      called = calledBy(words.slice(at, at + length).join(' '), book);
    }
    said.push(...called);
    at += called.length > 0 ? length : 1;
  }
  return said;
}

const wished = /looking for|seeking|\bjob (?:as|of)|post of|wants? to work/i;

/** How much a line says of what a person is. */
function weightOf(line: CvLine, titles: ReadonlySet<number>): number {
  if (titles.has(line.at)) return 4;
  if (line.isLabelled || wished.test(line.text)) return 3;
  if (line.part === 'top') return line.text.length < 60 ? 5 : 3;
  if (line.part === 'about' || line.part === 'personal' || line.part === 'contact') return 3;
  if (line.part === 'skills') return 2;
  return line.part === 'school' ? 1 : 0.5;
}

export interface SkillsRead {
  readonly trades: readonly Found<string>[];
  readonly skills: readonly Found<string>[];
}

const mostTrades = 3;
const mostSkills = 30;

/**
 * The trades of a person, the likeliest first, and the skills; `titles` are the lines that name what one worked as.
 * Words of a skill say little in other places: there only those of the person's trades are.
 */
export function readSkills(
  lines: readonly CvLine[],
  titles: ReadonlySet<number>,
  book: Phrasebook,
): SkillsRead {
  const trades = new Map<string, { weight: number; line: CvLine; best: number }>();
  const skills = new Map<string, { told: Found<string>; tradeId: string | null; isNamed: boolean }>();
  for (const line of lines.filter(
    ({ isHeading, part }) => !isHeading && part !== 'other' && part !== 'references',
  ))
    for (const { skillId, kind, tradeId } of new Set(skillsIn(line.text, book))) {
      const weight = weightOf(line, titles);
      const isNamed = line.part === 'skills';
      if (kind === 'skill' && !skills.has(skillId))
        skills.set(skillId, { told: found(line, skillId, isNamed ? 'high' : 'middle'), tradeId, isNamed });
      if (kind !== 'trade') continue;
      const told = trades.get(skillId);
      const isBetter = !told || weight > told.best;
      trades.set(skillId, {
        weight: (told?.weight ?? 0) + weight,
        best: isBetter ? weight : told.best,
        line: isBetter ? line : told.line,
      });
    }
  const ranked = [...trades]
    .toSorted((a, b) => b[1].weight - a[1].weight)
    .filter(([, { best }]) => best >= 2);
  return {
    trades: ranked
      .slice(0, mostTrades)
      .map(([tradeId, { line, best }], at) =>
        found(line, tradeId, at === 0 && best >= 4 ? 'high' : 'middle'),
      ),
    skills: [...skills.values()]
      .filter(({ tradeId, isNamed }) => isNamed || tradeId === null || trades.has(tradeId))
      .map(({ told }) => told)
      .slice(0, mostSkills),
  };
}
