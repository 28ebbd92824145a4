import type { ApiError } from '@nukkad/contract/kernel/client';
import { type FormSettings, useFormIn } from '@nukkad/forms/use-form';
import type { FormVoice } from '@nukkad/forms/voice';
import type { Translate } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { sentence } from './sentence.ts';

const isShape = ({ code }: ApiError) => code === 'invalid_request';

/** The sentences of forms in the reader's language. */
export const formVoice = (t: Translate): FormVoice => ({
  rule: (english) => sentence(t, english),
  // A body of the wrong shape is said field by field; any other refusal has one sentence, in the reader's language.
  field: (said, refusal) => (isShape(refusal) ? sentence(t, said) : refusal.message),
  refusal: (error) => (error instanceof Error ? sentence(t, error.message) : ''),
});

/** The form of `@nukkad/forms` in the reader's language. `changed` is for `ui/field/unsaved.tsx`. */
export function useForm<Fields extends object, Body = Fields>(settings: FormSettings<Fields, Body>) {
  const { t } = useTranslation();
  return useFormIn(formVoice(t), settings);
}
