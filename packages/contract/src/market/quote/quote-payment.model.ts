import * as z from 'zod/mini';
import { isAll } from '../../kernel/money.ts';
import { paiseBetween, percentFrom, text } from '../../kernel/schema.ts';

const leastPercent = 0.01;
/** A gateway takes no less than a rupee. */
const leastAmount = 100;

const amountUpTo = (least: number, most: number) =>
  z.optional(paiseBetween(least, most, 'In paise, with GST; left out: it is a percent.'));
const percent = (least: number) =>
  z
    .nullable(percentFrom(least, 'Of what the payments in rupees leave, with up to two decimals.'))
    .check(z.describe('Null: the payment is an amount.'));

/** A payment of a quote: a percent, or an amount that is the same whatever the total becomes. */
interface Payment {
  readonly percent: number | null;
  readonly amount?: number | undefined;
}

const oneOfBoth = z.refine<Payment>(
  (payment) => (payment.percent === null) !== (payment.amount === undefined),
  {
    error: 'Enter a percentage or an amount.',
    path: ['percent'],
  },
);

export const quotePayment = (most: number) =>
  z
    .object({
      title: text(80, 'What has been done by then.'),
      percent: percent(leastPercent),
      amount: amountUpTo(leastAmount, most),
    })
    .check(oneOfBoth);

/** While it is being written. */
export const quoteDraftPayment = (most: number) =>
  z
    .object({
      title: z.string().check(z.maxLength(80)),
      percent: percent(0),
      amount: amountUpTo(0, most),
    })
    .check(oneOfBoth);

const percentsOf = (payments: readonly Payment[]) => payments.flatMap(({ percent: part }) => part ?? []);

/** One payment at least takes what the amounts leave, so that a counter-offer or another rate of GST has where to go. */
export const paysAll = [
  z.refine<readonly Payment[]>((payments) => percentsOf(payments).length > 0, {
    error: 'Keep at least one payment in percent. It takes what the amounts leave.',
    abort: true,
  }),
  z.refine<readonly Payment[]>((payments) => isAll(percentsOf(payments)), {
    error: 'The payments in percent must add up to 100%.',
  }),
] as const;
