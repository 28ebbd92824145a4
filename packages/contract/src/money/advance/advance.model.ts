import * as z from 'zod/mini';
import { paise } from '../../kernel/schema.ts';
import { advanceOrderStatuses } from './advance-order.lifecycle.ts';

export const advanceOrder = z.object({
  orderId: z.uuid(),
  leadId: z.uuid(),
  status: z.enum(advanceOrderStatuses),
  amount: paise('With GST.'),
});
export type AdvanceOrder = z.output<typeof advanceOrder>;
