import * as z from 'zod/mini';

/** Where the customer wants money back; the way it came unless they say otherwise. */
export const refundTos = ['original', 'credit'] as const;
export type RefundTo = (typeof refundTos)[number];

export const refundTo = z
  .optional(z.enum(refundTos, 'Choose how you want the money back.'))
  .check(z.describe('Left out: the way it was paid.'));
