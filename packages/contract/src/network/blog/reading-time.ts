/** How long a text takes to read, and in which script it is. */

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]{0,60}/gu;
const devanagari = /\p{Script=Devanagari}/u;
/** Words a minute: Hindi is read a little slower than English. */
const pace = { en: 220, hi: 180 } as const;

const countWords = (text: string): { readonly en: number; readonly hi: number } => {
  const words = text.match(word) ?? [];
  const hi = words.filter((one) => devanagari.test(one)).length;
  return { en: words.length - hi, hi };
};

export function readingMinutes(text: string): number {
  const { en, hi } = countWords(text);
  return Math.max(1, Math.round(en / pace.en + hi / pace.hi));
}

/** The script that has more words. */
export function languageOf(text: string): 'en' | 'hi' {
  const { en, hi } = countWords(text);
  return hi > en ? 'hi' : 'en';
}
