import type { AnyEndpoint, EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { type FormSettings, useFormIn } from '@nukkad/forms/use-form';
import type { FieldErrors } from '@nukkad/forms/refused-fields';
import type { FormVoice } from '@nukkad/forms/voice';
import * as z from 'zod/mini';
import { sentenceOf } from './api-error.ts';
import { t } from './words.ts';

/** Sentences of the contract in the reader's language. */
export const inWords = (english: string) => t(`sentence.${english}`, english);

const voice: FormVoice = {
  rule: inWords,
  field: inWords,
  refusal: sentenceOf,
};

/** The body of a call as a client sends it. */
export type BodyOf<E extends AnyEndpoint> = EndpointInput<E>['body'];

export type OfficeFormSettings<Fields, Body> = Omit<FormSettings<Fields, Body>, 'schema'> & {
  /** Its body is what the form fills in. */
  readonly endpoint: AnyEndpoint;
  /** Where the form asks for more than the endpoint does. */
  readonly schema?: FormSettings<Fields, Body>['schema'] | undefined;
};

/** What is wrong with a part of the body that is no field of the form, such as `seen`, is said above the form. */
function withUnshown(fields: object, errors: FieldErrors): FieldErrors {
  const unshown = Object.entries(errors).filter(
    ([name]) => name !== 'form' && !Object.hasOwn(fields, name.split('.', 1)[0] ?? ''),
  );
  if (unshown.length === 0 || errors['form']) return errors;
  return { ...errors, form: [...new Set(unshown.map(([, said]) => said))].join(' ') };
}

/** The form of `@nukkad/forms`, checked by the body of its endpoint. */
export function useForm<Fields extends object, Body = Fields>({
  endpoint,
  schema = endpoint.spec.body ?? z.never(),
  ...settings
}: OfficeFormSettings<Fields, Body>) {
  const form = useFormIn(voice, { ...settings, schema });
  return { ...form, errors: withUnshown(form.fields, form.errors) };
}
