/** The word of Latin letters that ends at the caret; null where there is none. */
export function wordBefore(text: string, caret: number): { start: number; text: string } | null {
  const word = /[A-Za-z]{1,40}$/.exec(text.slice(0, caret))?.[0];
  return word ? { start: caret - word.length, text: word } : null;
}
