import { reviewEvents } from '@nukkad/contract/market/review/review.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { ReviewDependencies } from './review.interface.ts';
import { defaultReviewRules, windowOf } from './review.rules.ts';
import { openWindow } from './window.store.ts';

/** The work is done: both sides may write from now on, by the rules of that day. Told twice it does nothing. */
export async function openForReview(
  { platform, parts }: ReviewDependencies,
  bookingId: string,
): Promise<void> {
  const booking = await parts.booking.payable(platform.db, { bookingId });
  const serviceId = booking?.lines.find((line) => line.kind === 'booked')?.serviceId;
  if (!booking?.completedAt || !booking.organisationId || !serviceId) return;
  const { bookingNumber, buyerId, organisationId, staffId, cityCode, completedAt } = booking;
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const rules = await settingAt(tx, 'review.rules', completedAt, defaultReviewRules, { cityCode });
    const { askAt, remindAt, writeBefore } = windowOf(completedAt, rules);
    const visit = { bookingId, buyerId, organisationId, staffId };
    const row = {
      ...visit,
      bookingNumber,
      serviceId,
      cityCode,
      completedAt,
      writeBefore,
      customerWroteAt: null,
      partnerWroteAt: null,
    };
    if (!(await openWindow(tx, systemAuthorized(row, 'The work is done.')))) return;
    await publish(tx, now, reviewEvents.opened, {
      ...visit,
      askAt: askAt.toISOString(),
      remindAt: remindAt.toISOString(),
      writeBefore: writeBefore.toISOString(),
    });
  });
}
