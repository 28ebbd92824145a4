import type { Schema } from '@nukkad/contract/kernel/schema';
import { useState } from 'react';
import { errorsLeft } from './errors-left.ts';
import { fieldErrors } from './field-errors.ts';
import { type FieldErrors, refusedFields } from './refused-fields.ts';
import type { FormVoice } from './voice.ts';

export interface FormSettings<Fields, Body> {
  readonly initial: Fields;
  /** Of the endpoint's body, or of the part of it that these fields fill in. */
  readonly schema?: Schema | ((fields: Fields) => Schema);
  /** Of the fields as they are typed, where these are checked before a body can be made of them. */
  readonly fieldSchema?: Schema;
  /** What is checked and sent, made of the fields; left out where it is the fields as they are. */
  readonly bodyOf?: (fields: Fields) => Body;
  /** Answers false where nothing was saved and no field is wrong: something changed that must be reviewed first. */
  readonly send: (body: Body) => Promise<unknown>;
  /** By the code of a refusal without fields: the field that it is about. */
  readonly about?: Readonly<Record<string, string>>;
  /** Codes of refusals of which the server says in the reader's language what is wrong with a field. */
  readonly fieldsAsSaid?: readonly string[];
}

const ofUseForm = Symbol('made by useForm');

/**
 * Checks the fields and sends them. Without the form itself, as from a review of what changed, the focus stays where it is.
 * Made by `useForm` alone: an app's `<Form>` takes nothing else, so that every form has its checks and its errors from there.
 */
export interface SubmitForm {
  (form?: HTMLFormElement): void;
  readonly [ofUseForm]: true;
}

/** A field that says so of itself, or the first of a group that is wrong as a whole. */
const wrongField = '[aria-invalid="true"], [data-wrong] input';

/** The first wrong field in the order of the page: by its name, else by what it says of itself once it is drawn. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
  const named = fields.find((field) => Object.hasOwn(errors, field.getAttribute('name') ?? ''));
  if (named) named.focus();
  else requestAnimationFrame(() => form.querySelector<HTMLElement>(wrongField)?.focus());
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form on the schema of its endpoint: what is typed, what is wrong by the schema and by the server, and sending. A field
 * is no longer wrong once it is changed; the first wrong one gets the focus.
 */
export function useFormIn<Fields extends object, Body = Fields>(
  voice: FormVoice,
  { initial, schema, fieldSchema, bodyOf, send, about, fieldsAsSaid }: FormSettings<Fields, Body>,
) {
  const [fields, setFields] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  // Without `bodyOf`, Body is Fields.
  const madeOf = (all: Fields) => (bodyOf ? bodyOf(all) : (all as unknown as Body));
  const wrongIn = (all: Fields, body = madeOf(all)) =>
    fieldErrors(typeof schema === 'function' ? schema(all) : schema, body, voice.rule);

  /** Parts of the fields, or all of them made of those before. */
  const change = (next: Partial<Fields> | ((before: Fields) => Fields)) => {
    setFields((before) => (typeof next === 'function' ? next(before) : { ...before, ...next }));
    const changed = typeof next === 'function' ? [] : Object.keys(next);
    const isField = (name: string) => Object.hasOwn(fields, name);
    const check = () => wrongIn(typeof next === 'function' ? next(fields) : { ...fields, ...next });
    setErrors((before) => errorsLeft(before, { changed, isField, check }));
  };
  const refuse = (wrong: FieldErrors, form: HTMLFormElement | undefined) => {
    setErrors(wrong);
    if (form) focusFirst(form, wrong);
  };
  const attempt = async (act: () => Promise<unknown>, form?: HTMLFormElement) => {
    setErrors({});
    setBusy(true);
    try {
      return await act();
    } catch (error) {
      refuse(refusedFields(error, voice, { about, fieldsAsSaid }), form);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const sendAll = async (all: Fields, form?: HTMLFormElement) => {
    if (busy) return;
    const mistyped = fieldErrors(fieldSchema, all, voice.rule);
    if (mistyped) return refuse(mistyped, form);
    const body = madeOf(all);
    const wrong = wrongIn(all, body);
    if (wrong) return refuse(wrong, form);
    if ((await attempt(() => send(body), form)) !== false) setSaved(all);
  };
  const submit: SubmitForm = Object.assign((form?: HTMLFormElement) => void sendAll(fields, form), {
    [ofUseForm]: true as const,
  });
  return {
    fields,
    errors,
    busy,
    /** Something was typed that was not sent. While it is sent, the form may lead on by itself. */
    changed: !busy && !isSame(fields, saved),
    change,
    submit,
    /** Changes fields and sends them at once, as when the last digit of a code is typed. */
    submitWith: (next: Partial<Fields>) => {
      change(next);
      void sendAll({ ...fields, ...next });
    },
    /** Another act of the form than sending it, as asking for a new code; what it is refused with is the form's error. */
    run: (act: () => Promise<unknown>) => void attempt(act),
  };
}
