import * as z from 'zod/mini';
import { instant, paise, ref } from '../../kernel/schema.ts';

/** What was paid of a project, as the books need it. */
export const projectPaymentFacts = {
  orderId: ref('purchase'),
  projectId: ref('project'),
  organisationId: ref('partner'),
  amountPaise: paise(),
  taxPaise: paise('GST in it.'),
  isRegistered: z
    .optional(z.boolean())
    .check(z.describe('The partner pays the GST itself; else the platform does.')),
  isInterState: z.optional(z.boolean()).check(z.describe('The GST is IGST.')),
  agreedAt: z.optional(instant('By the commission of that day.')),
};
