import * as z from 'zod/mini';
import { whole } from '../../kernel/schema.ts';
import { quoteLimits } from './quote.model.ts';

export const isOnce = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Lines of a quote by their places in it, each once. */
export const linePlaces = z
  .array(whole(0, quoteLimits.lines - 1, 'The place of a line in the quote, from 0.'))
  .check(
    z.maxLength(quoteLimits.lines, `At most ${quoteLimits.lines} lines.`),
    z.refine(isOnce, 'Name each line once.'),
  );
