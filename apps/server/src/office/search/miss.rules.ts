/** What is kept of a search that found nothing. Pure. */

/** Of a day; more are someone's play. */
export const mostMissesOfDay = 2_000;
export const keptDays = 90;

const leastLetters = 2;
/** As many digits are a number that someone has, and a long word with a digit is one of a booking or a vehicle. */
const mostDigits = 3;
const mostWithDigit = 6;

const digitsIn = (word: string): number => word.match(/\p{Nd}/gu)?.length ?? 0;
const isNumber = (word: string): boolean =>
  digitsIn(word) > mostDigits || (digitsIn(word) > 0 && word.length > mostWithDigit);

/** The words in small letters, without numbers and addresses, which may be a person's; null: nothing is left. */
export function wordsOfMiss(typed: string): string | null {
  const words = typed
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => !word.includes('@') && !word.includes('://') && !isNumber(word))
    .filter((word) => /\p{L}/u.test(word));
  const kept = words.join(' ');
  return kept.length >= leastLetters ? kept : null;
}
