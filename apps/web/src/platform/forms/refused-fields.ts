import { ApiError } from '@nukkad/contract/kernel/client';
import type { Translate } from '../i18n/i18n.ts';
import { sentence } from './sentence.ts';

/** What of a form is wrong, each a sentence by the name of its field; `form` is the whole. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * A refused call as errors of the form that made it: on the fields that the server named, else on the field that `about`
 * has for the error's code, else on the whole.
 */
export function refusedFields(
  error: unknown,
  t: Translate,
  about: Readonly<Record<string, string>> = {},
): FieldErrors {
  if (!(error instanceof ApiError)) return { form: error instanceof Error ? sentence(t, error.message) : '' };
  const named = Object.entries(error.fields);
  if (named.length === 0) return { [about[error.code] ?? 'form']: sentence(t, error.message) };
  return Object.fromEntries(
    named.map(([name, said]) => [
      name,
      // A body of the wrong shape is said field by field; any other refusal has one sentence, in the reader's language.
      error.code === 'invalid_request' ? sentence(t, said) : error.message,
    ]),
  );
}
