/** More words than that narrow nothing. */
const mostTerms = 6;

/** What is looked for: the typed words, each of which is in a found message. */
export const termsOf = (q: string): readonly string[] =>
  [...new Set(q.normalize('NFC').split(/\s+/u).filter(Boolean))].slice(0, mostTerms);

/** Whether all of it is in the words as they are read: what is hidden from the reader is not found either. */
export function hasTerms(text: string, terms: readonly string[]): boolean {
  const read = text.toLowerCase();
  return terms.every((term) => read.includes(term.toLowerCase()));
}
