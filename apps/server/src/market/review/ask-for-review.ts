import { reviewEvents, reviewSides } from '@nukkad/contract/market/review/review.noun';
import { publishEach } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { mayStillWrite } from './review.rules.ts';
import { lockWindow } from './window.store.ts';

/** Asks each side that has not written; a partner is not reminded, it has its list. */
export async function askForReview(
  platform: Platform,
  bookingId: string,
  isReminder: boolean,
): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const visit = await lockWindow(tx, bookingId);
    if (!visit || !mayStillWrite(visit.writeBefore, now)) return;
    const { buyerId, organisationId, staffId } = visit;
    const wrote = { customer: visit.customerWroteAt, partner: visit.partnerWroteAt };
    const asked = reviewSides.filter((side) => wrote[side] === null && (side === 'customer' || !isReminder));
    await publishEach(
      tx,
      now,
      reviewEvents.asked,
      asked.map((side) => ({ bookingId, buyerId, organisationId, staffId, side, isReminder })),
    );
  });
}
