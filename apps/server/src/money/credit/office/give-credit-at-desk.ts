import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import {
  confirmsCreditDecision,
  confirmsCreditGift,
  seenOfCreditDecision,
  seenOfCreditGift,
} from '@nukkad/contract/money/credit/credit.api';
import { creditErrors } from '@nukkad/contract/money/credit/credit.noun';
import type {
  decideCreditGift as decided,
  giveCredit as given,
  previewCreditGift,
} from '@nukkad/contract/money/credit/office-credit.api';
import type { EndpointOutput, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { CreditDependencies } from '../credit.interface.ts';
import { expiryOf, giftsSince, needsSecond } from '../credit.rules.ts';
import { readBalance, readRules } from '../credit.store.ts';
import { giveCredit } from '../give-credit.ts';
import { type GiftRow, findWaiting, givenAloneSince, givenSince, insertGift } from './gift.store.ts';
import { giftTransitions } from './gift.transitions.ts';

type Effect = EndpointOutput<typeof previewCreditGift>;

export async function needCustomer(
  { account }: CreditDependencies,
  reader: Reader,
  userId: string,
): Promise<void> {
  if ((await account.statusOf(reader, userId)) === null) refuse(creditErrors.customer_not_found);
}

interface GiftRequest {
  readonly userId: string;
  readonly adminId: string;
  readonly amountPaise: number;
}

async function effectOf(
  { booking }: CreditDependencies,
  reader: Reader,
  { userId, adminId, amountPaise }: GiftRequest,
  now: Date,
): Promise<Effect> {
  const rules = await readRules(reader, now);
  const [{ balancePaise }, customerPaise, adminPaise, paidBookings] = await Promise.all([
    readBalance(reader, userId, now),
    givenSince(reader, userId, giftsSince(now, rules)),
    givenAloneSince(reader, adminId, istInstant(istDay(now))),
    booking.countClosed(reader, userId),
  ]);
  return {
    before: balancePaise,
    after: balancePaise + amountPaise,
    until: expiryOf(now, rules).toISOString(),
    needsSecond: needsSecond(amountPaise, { customerPaise, adminPaise }, rules),
    paidBookings,
  };
}

export async function readGiftEffect(
  deps: CreditDependencies,
  { viewer, input: { params, body }, now }: SignedInCall<EndpointParsed<typeof previewCreditGift>>,
): Promise<Effect> {
  await needCustomer(deps, deps.platform.db, params.userId);
  const request = { userId: params.userId, adminId: viewer.userId, amountPaise: body.amount };
  return effectOf(deps, deps.platform.db, request, now);
}

const giveIt = (tx: Tx, gift: Authorized<GiftRow>, now: Date) => {
  const { userId, bookingId, amountPaise, why: reason, askedBy: givenBy } = gift;
  const cause = `gift:${gift.giftId}`;
  return giveCredit(
    tx,
    partOf(gift, { userId, bookingId, amountPaise, reason, givenBy, kind: 'goodwill', cause, now }),
  );
};

/** A booking that it is given for is one of this customer. */
async function refuseOtherBooking(
  { booking }: CreditDependencies,
  tx: Tx,
  { userId, bookingId }: { readonly userId: string; readonly bookingId: string | null },
): Promise<void> {
  if (bookingId === null) return;
  const brief = (await booking.briefs(tx, [bookingId])).get(bookingId);
  if (brief?.buyerId !== userId) refuse(bookingErrors.booking_not_found);
}

/** Credit for a customer, with a reason; above the limit of what staff give in a month another Admin agrees first. */
export async function giveCreditAtDesk(
  deps: CreditDependencies,
  call: SignedInCall<EndpointParsed<typeof given>>,
): Promise<EndpointOutput<typeof given>> {
  const { viewer, now, input } = call;
  const { userId } = input.params;
  const { amount: amountPaise, bookingId = null, why, seen } = input.body;
  return deps.platform.write(call, async (tx) => {
    await needCustomer(deps, tx, userId);
    // The Admin's too: gifts to two customers at one instant are added up. In one order, so that no two wait for each other.
    for (const id of [userId, viewer.userId].toSorted()) await deps.account.lock(tx, id);
    if (await findWaiting(tx, userId)) refuse(creditErrors.credit_waits);
    await refuseOtherBooking(deps, tx, { userId, bookingId });
    const effect = await effectOf(deps, tx, { userId, adminId: viewer.userId, amountPaise }, now);
    confirmSeen(confirmsCreditGift, seen, seenOfCreditGift(effect));
    const waits = effect.needsSecond;
    const gift = {
      giftId: newId(),
      userId,
      bookingId,
      status: waits ? ('Waiting' as const) : ('Given' as const),
      amountPaise,
      why,
      askedBy: viewer.userId,
      askedAt: now,
    };
    const allowed = giftTransitions.allowNew(
      viewer,
      waits ? giftTransitions.verb.propose : giftTransitions.verb.give,
      gift,
    );
    await insertGift(tx, allowed.row);
    await giftTransitions.begin(tx, allowed, { now, why });
    if (!waits) await giveIt(tx, allowed.row, now);
    return { balance: waits ? effect.before : effect.after, waits };
  });
}

/** Another Admin's yes, which gives it, or no. */
export async function decideCreditGift(
  deps: CreditDependencies,
  call: SignedInCall<EndpointParsed<typeof decided>>,
): Promise<EndpointOutput<typeof decided>> {
  const { viewer, now, input } = call;
  const { userId } = input.params;
  const { approve, why, seen } = input.body;
  return deps.platform.write(call, async (tx) => {
    await needCustomer(deps, tx, userId);
    await deps.account.lock(tx, userId);
    const allowed = await giftTransitions.lockTo(
      tx,
      viewer,
      approve ? giftTransitions.verb.approve : giftTransitions.verb.refuse,
      userId,
    );
    const { amountPaise } = allowed.row;
    confirmSeen(confirmsCreditDecision, seen, seenOfCreditDecision({ amount: amountPaise }));
    const moved = await giftTransitions.move(tx, allowed, { now, why });
    if (approve) await giveIt(tx, moved, now);
    return { balance: (await readBalance(tx, userId, now)).balancePaise };
  });
}
