import type { AnyEndpoint, EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { type FormSettings, useFormIn } from '@nukkad/forms/use-form';
import type { FormVoice } from '@nukkad/forms/voice';
import * as z from 'zod/mini';
import { sentenceOf } from './api-error.ts';

/** The back office speaks the contract's English. */
const voice: FormVoice = {
  rule: (english) => english,
  field: (said) => said,
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

/** The form of `@nukkad/forms`, checked by the body of its endpoint. */
export const useForm = <Fields extends object, Body = Fields>({
  endpoint,
  schema = endpoint.spec.body ?? z.never(),
  ...settings
}: OfficeFormSettings<Fields, Body>) => useFormIn(voice, { ...settings, schema });
