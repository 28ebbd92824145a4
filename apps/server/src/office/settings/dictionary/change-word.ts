import type { dictionaryActs } from '@nukkad/contract/office/settings/dictionary.noun';
import {
  confirmsWord,
  dictionaryErrors,
  type DictionaryWord,
  seenOfWord,
} from '@nukkad/contract/office/settings/dictionary.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { actorOf, audit } from '../../../platform/audit.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform, WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { SettingsDependencies } from '../settings.interface.ts';
import { type Word, type WordRow, deleteWord, findWord, lockWord, saveWord } from './dictionary.store.ts';

const mayChangeWords = ({ role }: Viewer): boolean => role === 'Admin';

type AdminCall = WriteCall & { readonly viewer: Viewer; readonly now: Date };

interface WordToChange extends Word {
  readonly seen: Seen<typeof confirmsWord>;
  readonly why: string;
}

/** `names`: of the Admins, by id. */
export const presentWord = (row: WordRow, names: ReadonlyMap<string, string>): DictionaryWord => ({
  lang: row.lang,
  key: row.key,
  value: row.value,
  changedBy: row.changedBy && (names.get(row.changedBy) ?? null),
  changedAt: row.changedAt?.toISOString() ?? null,
});

async function lockAsSeen(tx: Tx, { lang, key, seen }: WordToChange): Promise<WordRow | null> {
  const word = await lockWord(tx, lang, key);
  confirmSeen(confirmsWord, seen, seenOfWord(word));
  return word;
}

const record = (
  tx: Tx,
  { viewer, now }: AdminCall,
  action: (typeof dictionaryActs)[number],
  { lang, key, seen, why }: WordToChange,
  value: string | null,
) =>
  audit(tx, now, {
    ...actorOf(viewer),
    action,
    subjectKind: 'dictionary_word',
    subjectId: `${lang} ${key}`,
    detail: { value: [seen.words, value], why },
  });

/** Sets what a key says, over the built-in words. */
export function saveDictionaryWord(
  { platform, account }: SettingsDependencies,
  call: AdminCall,
  { value, ...word }: WordToChange & { readonly value: string },
): Promise<DictionaryWord> {
  return platform.write(call, async (tx) => {
    await lockAsSeen(tx, word);
    const { viewer, now } = call;
    const { lang, key } = word;
    const changed = authorize({ lang, key, value }, mayChangeWords(viewer));
    await saveWord(tx, changed, { userId: viewer.userId, now });
    await record(tx, call, 'dictionary.saved', word, value);
    const saved = (await findWord(tx, lang, key)) ?? refuse(dictionaryErrors.word_not_found);
    return presentWord(saved, await account.namesOf(tx, [saved.changedBy]));
  });
}

/** The built-in words are shown again. */
export function removeDictionaryWord(
  platform: Platform,
  call: AdminCall,
  word: WordToChange,
): Promise<{ removed: true }> {
  return platform.write(call, async (tx) => {
    if (!(await findWord(tx, word.lang, word.key))) return refuse(dictionaryErrors.word_not_found);
    await lockAsSeen(tx, word);
    await deleteWord(tx, authorize(word, mayChangeWords(call.viewer)));
    await record(tx, call, 'dictionary.removed', word, null);
    return { removed: true as const };
  });
}
