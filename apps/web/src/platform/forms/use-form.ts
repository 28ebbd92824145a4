import { useState } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { useTranslation } from '../i18n/use-translation.ts';
import { fieldErrors } from './field-errors.ts';
import { type FieldErrors, refusedFields } from './refused-fields.ts';

interface FormSettings<Fields, Body> {
  readonly initial: Fields;
  /** Of the endpoint's body, or of the part of it that these fields fill in. */
  readonly schema: $ZodType | ((fields: Fields) => $ZodType);
  /** What is checked and sent, made of the fields; left out where it is the fields as they are. */
  readonly bodyOf?: (fields: Fields) => Body;
  /** Answers false where nothing was saved and no field is wrong: something changed that must be reviewed first. */
  readonly send: (body: Body) => Promise<unknown>;
  /** By the code of a refusal without fields: the field that it is about. */
  readonly about?: Readonly<Record<string, string>>;
}

/** The first wrong field in the order of the page: by its name, else by what it says of itself once it is drawn. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
  const named = fields.find((field) => Object.hasOwn(errors, field.getAttribute('name') ?? ''));
  if (named) named.focus();
  else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form on the schema of its endpoint: what is typed, what is wrong by the schema and by the server, and sending. A field
 * is no longer wrong once it is changed; the first wrong one gets the focus. `changed`: something was typed that was not sent,
 * for `ui/unsaved.tsx`.
 */
export function useForm<Fields extends object, Body = Fields>({
  initial,
  schema,
  bodyOf,
  send,
  about,
}: FormSettings<Fields, Body>) {
  const { t } = useTranslation();
  const [fields, setFields] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  /** Parts of the fields, or all of them made of those before. */
  const change = (next: Partial<Fields> | ((before: Fields) => Fields)) => {
    setFields((before) => (typeof next === 'function' ? next(before) : { ...before, ...next }));
    const changed = typeof next === 'function' ? [] : Object.keys(next);
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => name !== 'form' && !changed.includes(name)),
      ),
    );
  };
  const refuse = (wrong: FieldErrors, form: HTMLFormElement | undefined) => {
    setErrors(wrong);
    if (form) focusFirst(form, wrong);
  };
  const submit = async (form?: HTMLFormElement) => {
    // Without `bodyOf`, Body is Fields.
    const body = bodyOf ? bodyOf(fields) : (fields as unknown as Body);
    const wrong = fieldErrors(typeof schema === 'function' ? schema(fields) : schema, body, t);
    if (wrong) return refuse(wrong, form);
    setErrors({});
    setBusy(true);
    try {
      if ((await send(body)) !== false) setSaved(fields);
    } catch (error) {
      refuse(refusedFields(error, t, about), form);
    } finally {
      setBusy(false);
    }
  };
  return {
    fields,
    errors,
    busy,
    /** While it is sent, the form may lead on by itself. */
    changed: !busy && !isSame(fields, saved),
    change,
    /** Without the form itself, as from a review of what changed, the focus stays where it is. */
    submit: (form?: HTMLFormElement) => void submit(form),
  };
}
