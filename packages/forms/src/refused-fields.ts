import { ApiError } from '@nukkad/contract/kernel/client';
import type { FormVoice } from './voice.ts';

/** What of a form is wrong, each a sentence by the name of its field; `form` is the whole. */
export type FieldErrors = Readonly<Record<string, string>>;

interface RefusalSettings {
  readonly about?: Readonly<Record<string, string>> | undefined;
  readonly fieldsAsSaid?: readonly string[] | undefined;
}

/**
 * A refused call as errors of the form that made it: on the fields that the server named, else on the field that `about`
 * has for the error's code, else on the whole.
 */
export function refusedFields(
  error: unknown,
  voice: FormVoice,
  { about = {}, fieldsAsSaid = [] }: RefusalSettings = {},
): FieldErrors {
  if (!(error instanceof ApiError)) return { form: voice.refusal(error) };
  const named = Object.entries(error.fields);
  if (named.length === 0) return { [about[error.code] ?? 'form']: voice.refusal(error) };
  return Object.fromEntries(
    named.map(([name, said]) => [name, fieldsAsSaid.includes(error.code) ? said : voice.field(said, error)]),
  );
}
