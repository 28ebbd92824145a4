import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of the words of a key. */
export const dictionaryChanges: ChangeNames = {
  words: t('dictionary.text', 'Text'),
};
