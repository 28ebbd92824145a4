import type { Schema } from '@nukkad/contract/kernel/schema';
import type { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';
import type { FormVoice } from './voice.ts';

/** `Schema` is what the contract says of a schema's type; each is one of zod. */
const zodOf = (schema: Schema) => schema as $ZodType;

/**
 * Sentences by the name of the bad field, the first of each; null: the values pass the contract's schema, or there is none.
 * What lies deeper is said twice, as of `wage` and of `wage.paise`, which is how the server names it: a form shows either.
 */
export function fieldErrors(
  schema: Schema | undefined,
  values: unknown,
  rule: FormVoice['rule'],
): Record<string, string> | null {
  if (!schema) return null;
  const checked = z.safeParse(zodOf(schema), values);
  if (checked.success) return null;
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error.issues)
    for (const name of [String(path[0] ?? ''), path.map(String).join('.')]) errors[name] ??= rule(message);
  return errors;
}
