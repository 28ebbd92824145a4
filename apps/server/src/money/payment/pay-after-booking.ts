import { confirmsPart } from '@nukkad/contract/market/booking/booking.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { PayableNow, PostBookingPayment } from '@nukkad/contract/money/payment/post-booking.model';
import type { Payable } from '../../market/booking/index.ts';
import { authorize } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { payWithCredit } from './credit/pay-with-credit.ts';
import { checkPayable, openCheckoutOf } from './open-order.ts';
import { leastPart, partVerdict } from './part.rules.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import { mayPay } from './payment.policy.ts';
import { readRules } from './order.store.ts';

type Part = Seen<typeof confirmsPart>;
type Call = SignedInCall<{
  body: { bookingId: string; way: 'online' | 'credit'; amount: number; seen: Part };
}>;

const creditFor = async ({ credit }: PaymentDependencies, reader: Reader, payable: Payable, now: Date) =>
  Math.min(payable.amountDuePaise, await credit.creditOf(reader, payable.buyerId, now));

/** What the pay screen shows: the sums of the server. */
export async function getPayable(
  deps: PaymentDependencies,
  { viewer, now, input }: SignedInCall<{ query: { bookingId: string } }>,
): Promise<PayableNow> {
  const { db } = deps.platform;
  const { bookingId } = input.query;
  const payable = await deps.booking.payable(db, { bookingId, buyerId: viewer.userId });
  if (!payable || !mayPay(viewer, payable)) return refuse(paymentErrors.order_not_found);
  const least = leastPart(payable, await readRules(db, now));
  const { amountDuePaise: amountDue } = payable;
  return { bookingId, amountDue, least, credit: await creditFor(deps, db, payable, now) };
}

async function lockedDue(deps: PaymentDependencies, tx: Tx, call: Call) {
  const { viewer, now, input } = call;
  const { bookingId, seen } = input.body;
  const payable = await deps.booking.lockPayable(tx, { bookingId, buyerId: viewer.userId });
  if (!payable) return refuse(paymentErrors.order_not_found);
  const owed = authorize(payable, mayPay(viewer, payable));
  checkPayable(payable, now);
  confirmSeen(confirmsPart, seen, {
    amountDue: payable.amountDuePaise,
    credit: await creditFor(deps, tx, payable, now),
  });
  return owed;
}

/** Credit pays at once; it may be less than the least part, because it is used up before money. */
function payFromCredit(deps: PaymentDependencies, call: Call): Promise<PostBookingPayment> {
  const { viewer, now, input } = call;
  const { amount } = input.body;
  return deps.platform.write(call, async (tx) => {
    const owed = await lockedDue(deps, tx, call);
    if (amount > owed.amountDuePaise) refuse(paymentErrors.more_than_due);
    await payWithCredit(tx, deps, { viewer, isWorker: false }, { owed, amountPaise: amount }, now);
    return { checkout: null, paid: amount, amountDue: owed.amountDuePaise - amount };
  });
}

/** Online at the gateway, all that is due or a part of it; or from credit. */
export async function payAfterBooking(deps: PaymentDependencies, call: Call): Promise<PostBookingPayment> {
  const { amount, way } = call.input.body;
  if (way === 'credit') return payFromCredit(deps, call);
  const check = async (tx: Tx) => {
    const owed = await lockedDue(deps, tx, call);
    const verdict = partVerdict(owed, amount, await readRules(tx, call.now));
    if (verdict === 'too_small') refuse(paymentErrors.part_too_small);
    if (verdict === 'too_much') refuse(paymentErrors.more_than_due);
    return { owed, amountPaise: amount };
  };
  return openCheckoutOf(deps, call, check, (checkout, { owed }) => ({
    checkout,
    paid: 0,
    amountDue: owed.amountDuePaise - amount,
  }));
}
