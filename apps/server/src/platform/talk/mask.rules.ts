/**
 * Contact details in a message, hidden from the other side until both may see each other's (promise 48). Every repetition
 * is bounded, so that each pattern takes a time that grows with the text alone.
 */
const hidden = '•••';

/** Between the digits of a number: spaces of any kind, marks, and signs that show nothing. */
const digits =
  /(?<!\p{Nd})\+?\p{Nd}(?:[\s.,()_*/\-\u00ad\u200b-\u200f\u2010-\u2015\u2060\ufeff]{0,3}\p{Nd}){9,14}(?!\p{Nd})/gu;
const link = /(?:https?:\/\/|www\.|\bwa\.me\/|\bt\.me\/)[^\s]{1,500}/giu;

const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{Nd}]/u.test(sign);

/** An e-mail address, or an account of UPI, which has the same form: a word before the sign, and one behind it. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@');
  return at > 0 && isWord(word[at - 1]) && isWord(word[at + 1]);
}

/** Word by word; with spaces around the sign where what follows looks like the name of a site. */
function maskAddresses(text: string): string {
  const parts = text.split(/(\s)/);
  const words = parts.flatMap((part, place) => (part.trim() === '' ? [] : [place]));
  for (const [nth, place] of words.entries()) {
    const word = parts[place] ?? '';
    if (isAddress(word)) parts[place] = hidden;
    if (!word.startsWith('@') && !word.endsWith('@')) continue;
    const around = [words[nth - 1], place, words[nth + 1]].flatMap((one) => one ?? []);
    const joined = around.map((one) => parts[one]).join('');
    if (isAddress(joined) && /\.\p{L}/u.test(joined.slice(joined.indexOf('@'))))
      for (const one of around) parts[one] = hidden;
  }
  return parts.join('');
}

/** Digits of any script as Latin ones; those of a script follow each other, and begin at a tenth of its block. */
function latin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Ten digits that begin as a mobile number, with or without the country or a zero before them. */
function isMobile(found: string): boolean {
  const plain = Array.from(found)
    .filter((one) => /\p{Nd}/u.test(one))
    .map(latin)
    .join('');
  return /^(?:0{0,2}91|0)?[6-9]\d{9}$/.test(plain);
}

export function maskContacts(text: string): string {
  return maskAddresses(text.replaceAll(link, hidden)).replaceAll(digits, (found) =>
    isMobile(found) ? hidden : found,
  );
}
