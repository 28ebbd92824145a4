import { TextInput, Textarea } from '@mantine/core';
import {
  type DictionaryWord,
  saveDictionaryWord,
  seenOfWord,
} from '@nukkad/contract/office/settings/dictionary.api';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
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
    said: (saved) => t('dictionary.saved', '{{key}} saved.', { key: saved.key }),
    onClose,
  });
  return (
    <DialogForm
      title={word ? t('dictionary.editText', 'Edit text') : t('dictionary.addText', 'Add text')}
      doIt={t('common.save', 'Save')}
      {...dialog}
    >
      <TextInput
        label={t('dictionary.key', 'Key')}
        description={t('dictionary.theKeyInTheCode', 'The key in the code, e.g. status.Forwaded.')}
        required
        readOnly={word !== null}
        value={fields.key}
        error={errors['key']}
        onChange={(event) => change({ key: event.currentTarget.value })}
      />
      <Textarea
        label={
          lang === 'hi'
            ? t('dictionary.hindiText', 'Hindi text')
            : t('dictionary.englishText', 'English text')
        }
        description={t(
          'dictionary.keepPlaceholdersSuchAsUnchanged',
          'Keep placeholders such as {{name}} unchanged.',
        )}
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
