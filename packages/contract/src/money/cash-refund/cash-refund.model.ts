import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';
import { upiId } from '../../kernel/patterns/upi.ts';
import { bankAccountBody } from '../../identity/partner/partner.model.ts';
import { cashRefundStatuses } from './cash-refund.noun.ts';

export const cashRefundKinds = ['bank', 'upi'] as const;
export type CashRefundKind = (typeof cashRefundKinds)[number];

/** Where a customer wants it. */
export const bankDestination = z.extend(bankAccountBody, { kind: z.literal('bank') });
export const upiDestination = z.object({
  kind: z.literal('upi'),
  holderName: bankAccountBody.shape.holderName,
  upiId,
});
export const destination = z.discriminatedUnion('kind', [bankDestination, upiDestination], 'Choose one.');
export type Destination = z.output<typeof destination>;

/** As it is shown: the rest of the number never leaves. */
export const shownDestination = z.object({
  kind: z.enum(cashRefundKinds),
  holderName: z.string(),
  bankName: z.nullable(z.string()),
  /** The last four digits, or the first letters of the UPI id with its app. */
  hint: z.string(),
  /** The bank has this name for the account. */
  nameChecked: z.boolean(),
});

/** A refund of cash, as its customer sees it. */
export const cashRefund = z.object({
  refundId: z.uuid(),
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  amount: paise(),
  status: z.enum(cashRefundStatuses),
  to: z.nullable(shownDestination),
  /** Why the last try failed, or what support asks for. */
  failure: z.nullable(z.string()),
  utr: z.nullable(z.string()),
  creditUntil: instant(),
  canChoose: z.boolean(),
  askedAt: instant(),
  paidAt: z.nullable(instant()),
});
export type CashRefund = z.output<typeof cashRefund>;
