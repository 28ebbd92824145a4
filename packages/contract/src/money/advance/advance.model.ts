import * as z from 'zod/mini';
import { paise } from '../../kernel/schema.ts';
import { purchaseStatuses } from '../payment/purchase.noun.ts';

export const advanceOrder = z.object({
  orderId: z.uuid(),
  leadId: z.uuid(),
  status: z.enum(purchaseStatuses),
  amount: paise('With GST.'),
});
export type AdvanceOrder = z.output<typeof advanceOrder>;
