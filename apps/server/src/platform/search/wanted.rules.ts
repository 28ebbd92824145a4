/** What was typed into the search across everything, read in every way that it may be meant. Pure. */

/** A mobile number or a part of it, in any spelling: +91 98765 43210, 098765-43210, its last digits. */
export interface WantedNumber {
  /** As it would begin, without country code and leading zero. */
  readonly begins: string;
  /** As it would end: a zero in front may be one of its digits. */
  readonly ends: string;
  /** All ten digits; null: a part. */
  readonly whole: string | null;
}

export interface Wanted {
  /** With single spaces, composed letters, without joiners. */
  readonly text: string;
  /** Words of a name, at most five; empty where a number was typed. */
  readonly words: readonly string[];
  /** Letters and digits mixed, as in a booking number: no word of a language. */
  readonly isCode: boolean;
  /** Null: no number. */
  readonly number: WantedNumber | null;
  /** Letters and digits alone, in capitals, as a part of a booking's or an invoice's number; null: too few, or more than that. */
  readonly part: string | null;
}

const mostWords = 5;
/** Fewer would be in most numbers, more are in none. */
const partLetters = { least: 4, most: 16 } as const;
/** Fewer digits would find half of the country. */
const leastDigits = 4;
const digitsOfNumber = 10;

/** Devanagari digits are written in Latin ones everywhere else. */
const latinDigits = (text: string) =>
  text.replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** Null: not a number, or too little of one. */
function numberIn(text: string): WantedNumber | null {
  const plain = text.replaceAll(/[\s().\u2010-\u2015-]/g, '');
  if (!/^\+?\d+$/.test(plain)) return null;
  const digits = plain.replace('+', '');
  const national = plain
    .replace(/^(?:\+|00)91/, '')
    .replace('+', '')
    .replace(/^91(?=\d{10}$)/, '');
  const begins = national.replace(/^0+/, '');
  if (digits.length < leastDigits || begins.length > digitsOfNumber || begins === '') return null;
  return { begins, ends: national, whole: begins.length === digitsOfNumber ? begins : null };
}

function partOf(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/[\s#/\u2010-\u2015-]/g, '');
  const isPart =
    plain.length >= partLetters.least && plain.length <= partLetters.most && /^[0-9A-Z]+$/.test(plain);
  return isPart ? plain : null;
}

export function wantedOf(typed: string): Wanted {
  const text = latinDigits(typed)
    .normalize('NFC')
    .replaceAll(/[\u200b-\u200d\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const number = numberIn(text);
  const isDigits = /^[\d\s().+-]*$/.test(text);
  const plain = text.replaceAll(/[\s#-]/g, '');
  const isCode = /^[A-Za-z\d]{4,11}$/.test(plain) && /\d/.test(plain) && /[A-Za-z]/.test(plain);
  return {
    text,
    number,
    isCode,
    part: partOf(text),
    words: isDigits ? [] : text.split(' ').slice(0, mostWords),
  };
}
