const longest = 40;
const isLatin = (character: string) => /[A-Za-z]/.test(character);

/** The word of Latin letters that ends at the caret; null where there is none, or where it is longer than words are. */
export function wordBefore(text: string, caret: number): { start: number; text: string } | null {
  let start = caret;
  while (start > 0 && caret - start < longest && isLatin(text.charAt(start - 1))) start -= 1;
  return start < caret ? { start, text: text.slice(start, caret) } : null;
}
