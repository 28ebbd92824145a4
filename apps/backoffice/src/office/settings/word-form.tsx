import { TextInput, Textarea } from '@mantine/core';
import { type DictionaryWord, saveDictionaryWord } from '@nukkad/contract/office/settings/dictionary.api';
import { seenOfWord } from '@nukkad/contract/office/settings/dictionary.confirm';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';

/** Sets the words of a key in one language. */
export function WordForm({
  lang,
  word,
  onClose,
}: {
  lang: DictionaryWord['lang'];
  word: DictionaryWord | null;
  onClose: () => void;
}) {
  const [shown] = useState(() => seenOfWord(word));
  const { fields, errors, change, dialog } = useSaving({
    endpoint: saveDictionaryWord,
    initial: { key: word?.key ?? '', value: word?.value ?? '', why: '' },
    bodyOf: (typed) => ({ lang, ...typed, seen: shown }),
    save: (body) => call(saveDictionaryWord, { body }),
    said: (saved) => `${saved.key} is saved.`,
    lists: ['dictionary'],
    onClose,
  });
  return (
    <DialogForm title={word ? 'Edit words' : 'Add words'} doIt="Save" {...dialog}>
      <TextInput
        label="Key"
        description="As the screen asks for it, e.g. status.Forwaded."
        required
        readOnly={word !== null}
        value={fields.key}
        error={errors['key']}
        onChange={(event) => change({ key: event.currentTarget.value })}
      />
      <Textarea
        label={lang === 'hi' ? 'Hindi words' : 'English words'}
        description="Keep placeholders such as {{name}} as they are."
        required
        lang={lang}
        autosize
        minRows={2}
        maxLength={2_000}
        value={fields.value}
        error={errors['value']}
        onChange={(event) => change({ value: event.currentTarget.value })}
      />
      <WhyField why={fields.why} error={errors['why']} onChange={(why) => change({ why })} />
    </DialogForm>
  );
}
