import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { defineErrors, kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery, maximumPageSize as limit } from '../../kernel/page.ts';
import { instant, optionalText, text, removed } from '../../kernel/schema.ts';
import { reason } from '../backoffice/reason.model.ts';
import { previewFirst, type PreviewFirst, type ReadCall } from '../../preview-call.ts';

// What is seen when an Admin sets or removes the words of a key. See docs/confirmations.md.

export const confirmsWord = confirmation('word', { words: 'text' });

/** Null: the built-in words are shown. */
export const seenOfWord = (
  word: { readonly value: string } | null | undefined,
): Seen<typeof confirmsWord> => ({
  words: word?.value ?? null,
});

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;

export const dictionaryErrors = defineErrors({
  word_not_found: [404, 'Resource is not available'],
});

export const dictionaryLanguages = ['en', 'hi'] as const;
const lang = z.enum(dictionaryLanguages, 'Choose en or hi.');
const key = z
  .string('Enter some text.')
  .check(
    z.trim(),
    z.minLength(1, 'This cannot be empty.'),
    z.maxLength(120, 'Use at most 120 characters.'),
    z.regex(/^[A-Za-z0-9_][A-Za-z0-9_. -]*$/, 'Use letters, digits, points, spaces and hyphens.'),
    z.describe('The key that the screen asks by, e.g. status.Forwaded.'),
  );

export const dictionaryWord = z.object({
  lang,
  key: z.string(),
  value: z.string().check(z.describe('Shown instead of the built-in words.')),
  changedBy: z.nullable(z.string()).check(z.describe('Name of the Admin; null: it came with the product.')),
  changedAt: z.nullable(instant()),
});
export type DictionaryWord = z.output<typeof dictionaryWord>;

/** What words may be looked for by. */
export const dictionaryQuery = z.object({
  ...countedPageQuery,
  lang,
  q: optionalText(60, 'A part of the key or of the words.'),
});

export const listDictionaryWords = endpoint('GET /backoffice/dictionary', {
  summary: 'Words that replace the built-in ones, by key',
  tag,
  authz: adminOnly,
  query: dictionaryQuery,
  response: countedPageOf(dictionaryWord),
});

export const saveDictionaryWord = endpoint('POST /backoffice/dictionary', {
  summary: 'Set the words of a key; people see them at their next visit',
  tag,
  authz: adminOnly,
  confirms: confirmsWord,
  body: z.object({
    lang,
    key,
    value: text(2_000, 'Placeholders such as {{name}} stay as they are.'),
    seen: confirmsWord.schema,
    why: reason,
  }),
  response: dictionaryWord,
  errors: [kernelErrors.confirmation_differs],
});

export const removeDictionaryWord = endpoint('POST /backoffice/dictionary/removal', {
  summary: 'Remove the words of a key: the built-in ones are shown again',
  tag,
  authz: adminOnly,
  confirms: confirmsWord,
  body: z.object({ lang, key, seen: confirmsWord.schema, why: reason }),
  response: removed,
  errors: [dictionaryErrors.word_not_found, kernelErrors.confirmation_differs],
});

async function wordAt(look: ReadCall, asked: { lang: 'en' | 'hi'; key: string }) {
  const { items } = await look(listDictionaryWords, { query: { lang: asked.lang, q: asked.key, limit } });
  return seenOfWord(items.find((word) => word.key === asked.key));
}

export const dictionaryPreviews: readonly PreviewFirst[] = [
  previewFirst(saveDictionaryWord, (look, { body }) => wordAt(look, body)),
  previewFirst(removeDictionaryWord, (look, { body }) => wordAt(look, body)),
];
