import { type DictionaryWord, removeDictionaryWord } from '@nukkad/contract/office/settings/dictionary.api';
import { seenOfWord } from '@nukkad/contract/office/settings/dictionary.confirm';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { WhyForm } from '../../ui/why-form.tsx';

/** Removes the words of a key after a reason. */
export function RemoveWord({ word, onClose }: { word: DictionaryWord; onClose: () => void }) {
  const { lang, key } = word;
  const [shown] = useState(() => seenOfWord(word));
  return (
    <WhyForm
      title={`Remove ${key}`}
      doIt="Remove"
      endpoint={removeDictionaryWord}
      bodyOf={(why) => ({ lang, key, seen: shown, why })}
      save={(body) => call(removeDictionaryWord, { body })}
      said={() => `${key} shows its built-in words again.`}
      lists={['dictionary']}
      onClose={onClose}
    />
  );
}
