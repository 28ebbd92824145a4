import { maximumPageSize as limit } from '../../kernel/page.ts';
import { type ReadCall, type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as dictionary from './dictionary.api.ts';
import { seenOfWord } from './dictionary.confirm.ts';

async function wordAt(look: ReadCall, { lang, key }: { lang: 'en' | 'hi'; key: string }) {
  const { items } = await look(dictionary.listDictionaryWords, { query: { lang, q: key, limit } });
  return seenOfWord(items.find((word) => word.key === key));
}

export const dictionaryPreviews: readonly PreviewFirst[] = [
  previewFirst(dictionary.saveDictionaryWord, (look, { body }) => wordAt(look, body)),
  previewFirst(dictionary.removeDictionaryWord, (look, { body }) => wordAt(look, body)),
];
