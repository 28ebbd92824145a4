import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';
import {
  cancellationCharge,
  moneyEntry,
  moneyWays,
  paymentStates,
  unpaidAttempt,
} from '../../money/payment/payment.model.ts';

/** The money of a booking as its buyer is told of it: equal to the ledger at that moment. All in paise. */
export const bookingMoney = z.object({
  state: z.enum(paymentStates),
  entries: z
    .array(moneyEntry)
    .check(z.describe('All that came in and went back, the oldest first; every sum below is of these.')),
  attempts: z
    .array(unpaidAttempt)
    .check(z.describe('Tries to pay that brought nothing, the oldest first; of many the last 20.')),
  charged: paise('Taken from the buyer in all, returned or not, cash and credit included.'),
  returned: paise('Has come back.'),
  returnedAt: z.nullable(instant('When the last of it did.')),
  returning: paise('On its way back.'),
  returningCash: paise('Of that: was paid in cash, and waits for the account that its buyer names.'),
  owed: paise('Left to pay of what was put on Pay later.'),
  due: paise('Still to pay of the bill.'),
  charge: z.nullable(cancellationCharge).check(z.describe('For cancelling late.')),
  orderId: z.nullable(z.uuid()).check(z.describe('The newest payment, while it is open.')),
  amount: paise('What that payment asks for; 0 where none is open.'),
  failure: z.nullable(z.string()).check(z.describe("The bank's sentence, where the newest attempt failed.")),
  since: z.nullable(instant('While under way: when the attempt was made.')),
  until: z.nullable(instant('While it is open: until when it can be paid.')),
  mayStillArrive: z
    .boolean()
    .check(z.describe('Time to pay is over and an attempt was open: late money would be returned.')),
});
export type BookingMoney = z.output<typeof bookingMoney>;

/** What was paid of a bill by each way. */
export const paidByWays = z.array(z.object({ way: z.enum(moneyWays), amount: paise() }));
export type PaidByWay = z.output<typeof paidByWays>[number];

/** What cancelling now would cost, and why. Money in paise. */
export const cancellationCost = z.object({
  fee: z.int(),
  refund: z.int(),
  reason: z.enum(['free_early', 'free_unassigned', 'free_just_booked', 'free_let_down', 'late']),
  freeUntil: z.nullable(z.string()),
  after: bookingMoney.check(z.describe('Where the money would be once it is cancelled.')),
  creditUntil: z
    .optional(instant())
    .check(z.describe('The refund may be taken as credit, which could be used until then.')),
});
