import {
  type DictionaryWord,
  removeDictionaryWord,
  seenOfWord,
} from '@nukkad/contract/office/settings/dictionary.api';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
import { WhyForm } from '../../ui/why-form.tsx';

/** Removes the words of a key after a reason. */
export function RemoveWord({ word, onClose }: { word: DictionaryWord; onClose: () => void }) {
  const { lang, key } = word;
  const [shown] = useState(() => seenOfWord(word));
  return (
    <WhyForm
      title={t('dictionary.removeKey', 'Remove {{key}}', { key })}
      doIt={t('dictionary.remove', 'Remove')}
      endpoint={removeDictionaryWord}
      bodyOf={(why) => ({ lang, key, seen: shown, why })}
      said={() => t('dictionary.removed', '{{key}} shows its built-in text again.', { key })}
      onClose={onClose}
    />
  );
}
