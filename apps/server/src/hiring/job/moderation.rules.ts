import type { JobHold } from '@nukkad/contract/hiring/job/job.noun';
import { clausesOf, moneyAskedIn } from './asked-money.rules.ts';

export interface Held {
  readonly reason: JobHold;
  /** The words it was found in; empty: the wage. */
  readonly found: string;
}

/** Candidates are not asked for money; who asks is most often no employer. */
const feePhrases: readonly string[] = [
  'registration fee',
  'registration fees',
  'registration charge',
  'registration charges',
  'joining fee',
  'joining fees',
  'joining charges',
  'application fee',
  'processing fee',
  'processing charges',
  'training fee',
  'training fees',
  'training charges',
  'interview fee',
  'placement fee',
  'security deposit',
  'refundable deposit',
  'security money',
  'uniform charges',
  'uniform fee',
  'id card charges',
  'pay to join',
  'fees lagegi',
  'fees deni',
  'fees jama',
  'paise jama',
  'paise dene',
  'deposit dena',
  'deposit lagega',
  'पंजीकरण शुल्क',
  'रजिस्ट्रेशन फीस',
  'रजिस्ट्रेशन शुल्क',
  'ट्रेनिंग फीस',
  'फीस देनी',
  'फीस लगेगी',
  'शुल्क देना',
  'पैसे जमा',
  'जमानत राशि',
  'सिक्योरिटी जमा',
];

/** Words that keep people out by sex, religion, caste or marital state. */
const barredPhrases: readonly string[] = [
  'male only',
  'males only',
  'only male',
  'only males',
  'female only',
  'females only',
  'only female',
  'only females',
  'men only',
  'only men',
  'women only',
  'only women',
  'boys only',
  'only boys',
  'girls only',
  'only girls',
  'ladies only',
  'only ladies',
  'gents only',
  'only gents',
  'male candidate',
  'male candidates',
  'female candidate',
  'female candidates',
  'sirf ladke',
  'sirf ladki',
  'sirf ladkiyan',
  'sirf mahila',
  'sirf purush',
  'keval purush',
  'keval mahila',
  'सिर्फ लड़के',
  'सिर्फ लड़कियां',
  'सिर्फ महिला',
  'सिर्फ पुरुष',
  'केवल पुरुष',
  'केवल महिला',
  'केवल महिलाएं',
  'केवल लड़के',
  'केवल लड़कियां',
  'unmarried',
  'bachelors only',
  'only bachelors',
  'अविवाहित',
  'only hindu',
  'hindu only',
  'only hindus',
  'hindus only',
  'only muslim',
  'muslim only',
  'muslims only',
  'no muslims',
  'only christian',
  'christian only',
  'christians only',
  'केवल हिंदू',
  'सिर्फ हिंदू',
  'केवल मुस्लिम',
  'upper caste',
  'lower caste',
  'brahmin',
  'brahmins',
  'savarna',
  'सवर्ण',
  'ब्राह्मण',
  'ऊंची जाति',
  'young boys',
  'young girls',
  'young men',
  'young women',
  'age limit',
  'maximum age',
  'max age',
  'umar seema',
  'उम्र सीमा',
  'अधिकतम उम्र',
  'आयु सीमा',
];

/** “No registration fee”, “बिना फीस”: the words before that take it back. */
const takesBackBefore = new Set(['no', 'not', 'never', 'without', 'zero', 'bina', 'koi', 'बिना', 'कोई']);
/** “registration fee nahi”, “no age limit”. */
const takesBackAfter = new Set(['nahi', 'nahin', 'nhi', 'नहीं', 'free']);

const ageWords = new Set(['below', 'under', 'upto', 'maximum', 'max']);
const yearWords = new Set(['year', 'years', 'yrs', 'saal', 'sal', 'साल', 'वर्ष']);
const leastAge = 18;
const mostAge = 60;

/** Small letters, one spelling of each Hindi letter, and no signs between the words. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

const isTakenBack = (words: readonly string[], at: number, length: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some((word) => takesBackBefore.has(word)) ||
  words.slice(at + length, at + length + 2).some((word) => takesBackAfter.has(word));

/** The first of the phrases that stands there and is not taken back; empty: none. */
function phraseIn(words: readonly string[], phrases: readonly (readonly string[])[]): string {
  for (const phrase of phrases) {
    const at = words.findIndex((_, index) => phrase.every((word, offset) => words[index + offset] === word));
    if (at >= 0 && !isTakenBack(words, at, phrase.length)) return phrase.join(' ');
  }
  return '';
}

/** “below 30 years”, where it is not experience. */
function ageIn(words: readonly string[]): string {
  const at = words.findIndex((word, index) => {
    const age = Number(words[index + 1]);
    const isAge = age >= leastAge && age <= mostAge && yearWords.has(words[index + 2] ?? '');
    return ageWords.has(word) && isAge && words[index + 3] !== 'experience';
  });
  return at < 0 ? '' : words.slice(at, at + 3).join(' ');
}

const fees = feePhrases.map(wordsOf);
const barred = barredPhrases.map(wordsOf);

/** What of these texts staff look at before a job is published. */
export function heldWords(texts: readonly string[]): readonly Held[] {
  const read = texts.map(wordsOf);
  const first = (find: (words: readonly string[]) => string, among = read) =>
    among.map(find).find((found) => found !== '') ?? '';
  const clauses = () => texts.flatMap(clausesOf).map(wordsOf);
  const fee = first((words) => phraseIn(words, fees)) || first(moneyAskedIn, clauses());
  const keptOut = first((words) => phraseIn(words, barred) || ageIn(words));
  return [
    ...(fee === '' ? [] : [{ reason: 'fee_asked' as const, found: fee }]),
    ...(keptOut === '' ? [] : [{ reason: 'discrimination' as const, found: keptOut }]),
  ];
}
