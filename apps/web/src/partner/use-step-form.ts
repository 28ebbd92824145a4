import { useState } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { ApiError } from '../platform/api/api-error.ts';
import { fieldErrors } from '../platform/forms/field-errors.ts';
import { sentence } from '../platform/forms/sentence.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';

/** The fields of one step: what is typed, what is wrong, and saving. The first wrong field is given the focus. */
export function useStepForm<Fields extends object>(
  initial: Fields,
  schema: $ZodType | ((fields: Fields) => { readonly schema: $ZodType; readonly value: unknown }),
  save: (fields: Fields) => Promise<unknown>,
) {
  const { t } = useTranslation();
  const [fields, setFields] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  const change = (part: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...part }));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part) && name !== 'form')),
    );
  };
  const refuse = (wrong: Record<string, string>, form: HTMLFormElement) => {
    setErrors(wrong);
    form.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0]}"]`)?.focus();
  };
  const submit = async (form: HTMLFormElement) => {
    const asked = typeof schema === 'function' ? schema(fields) : { schema, value: fields };
    const wrong = fieldErrors(asked.schema, asked.value, t);
    if (wrong) return refuse(wrong, form);
    setBusy(true);
    try {
      await save(fields);
    } catch (error) {
      const answered = error instanceof ApiError ? error : null;
      const marked = Object.entries(answered?.fields ?? {}).map(([name, said]) => [
        name,
        answered?.code === 'invalid_request' ? sentence(t, said) : answered?.message,
      ]);
      refuse(marked.length > 0 ? Object.fromEntries(marked) : { form: answered?.message ?? '' }, form);
    } finally {
      setBusy(false);
    }
  };
  return { fields, change, errors, busy, submit };
}
