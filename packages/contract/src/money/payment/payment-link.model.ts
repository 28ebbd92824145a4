import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';

/** What is due, to be paid on the gateway's page by anyone who has the address. */
export const paymentLink = z.object({
  orderId: z.uuid(),
  bookingId: z.uuid(),
  url: z.string().check(z.describe("The gateway's page; it asks for no account of ours.")),
  amount: paise(),
  expiresAt: instant('Until then it can be paid.'),
  sentAt: z.nullable(instant('When it was last sent; null: it was only shown.')),
});
export type PaymentLink = z.output<typeof paymentLink>;
