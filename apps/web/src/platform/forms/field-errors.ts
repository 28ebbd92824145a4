import type { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';
import type { Translate } from '../i18n/i18n.ts';
import { sentence } from './sentence.ts';

/** Sentences by the name of the bad field, the first of each; null: the values pass the contract's schema. */
export function fieldErrors(schema: $ZodType, values: unknown, t: Translate): Record<string, string> | null {
  const checked = z.safeParse(schema, values);
  if (checked.success) return null;
  const errors: Record<string, string> = {};
  for (const issue of checked.error.issues)
    errors[String(issue.path[0] ?? '')] ??= sentence(t, issue.message);
  return errors;
}
