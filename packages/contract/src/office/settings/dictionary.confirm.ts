/** What is seen when an Admin sets or removes the words of a key. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsWord = confirmation('word', { words: 'text' });

/** Null: the built-in words are shown. */
export const seenOfWord = (
  word: { readonly value: string } | null | undefined,
): Seen<typeof confirmsWord> => ({
  words: word?.value ?? null,
});
