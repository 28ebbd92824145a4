import { wordCloseness, wordsIn } from '@nukkad/contract/kernel/alike';
import { inOtherScript } from '../../platform/search/other-script.rules.ts';

/** How close typed words are to what trades and skills are called, in either language and in either script. Pure. */

/** Words of people who look for work or for people that name no trade. */
const hollow = new Set(
  (
    'a an and the for of in on at to my is are me near nearby need needed want wanted hiring hire job jobs work vacancy ' +
    'vacancies opening openings naukri naukari nokri rozgar kaam kam chahiye chaiye karna ka ki ke ko se hai hain mein ' +
    'के की का को है हैं में से काम नौकरी चाहिए'
  ).split(' '),
);

const mostWords = 8;
const longestWord = 30;

/** What is looked for; words without meaning are dropped unless nothing else was said. */
export function meantWords(typed: string): readonly string[] {
  const all = [...new Set(wordsIn(typed))];
  const meant = all.filter((word) => !hollow.has(word));
  return (meant.length > 0 ? meant : all).slice(0, mostWords).map((word) => word.slice(0, longestWord));
}

/** Sounds that people write in several ways, the longer first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, 'C'],
  [/ti(?=on)|sh/g, 's'],
  [/ph/g, 'f'],
  [/([bdgjkt])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/** A word as it is said, in Latin letters: chaukeedaar, चौकीदार and chokidar come close. */
export function saidAs(word: string): string {
  const latin = inOtherScript(word).find(() => /\p{Script=Devanagari}/u.test(word)) ?? word;
  return sounds.reduce((said, [sound, letter]) => said.replaceAll(sound, letter), latin.toLowerCase());
}

/** Without vowels but the first letter: plambar, plumber. */
const skeletonOf = (said: string): string => said.slice(0, 1) + said.slice(1).replaceAll(/[aeiou]/g, '');

export interface KnownWord {
  readonly word: string;
  readonly said: string;
  readonly skeleton: string;
}

export function knownWord(word: string): KnownWord {
  const said = saidAs(word);
  return { word, said, skeleton: skeletonOf(said) };
}

const shares = { said: 0.9, skeleton: 0.6 } as const;
/** Shorter ones are in many words. */
const leastSkeleton = 4;
/** What is said with less than this begins too many words, unless no more was typed: zzzz is a j. */
const leastSaid = 3;

export function closenessTo(typed: KnownWord, known: KnownWord): number {
  const written = wordCloseness(typed.word, known.word);
  if (written === 1) return written;
  const isSaid = typed.said.length >= Math.min(leastSaid, typed.word.length);
  const spoken = isSaid ? shares.said * wordCloseness(typed.said, known.said) : 0;
  const isLike = typed.skeleton.length >= leastSkeleton && typed.skeleton === known.skeleton;
  return Math.max(written, spoken, isLike ? shares.skeleton : 0);
}

const slugLength = 50;

/** Of the English name, free among those taken: AC technician is ac-technician. */
export function newSkillId(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’.]/g, '');
  const slug =
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, slugLength)
      .replaceAll(/^-|-$/g, '') || 'entry';
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
