import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { jobCardEvents } from '@nukkad/contract/network/job-card/job-card.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { discard } from '../../platform/storage/storage.ts';
import type { JobCardDependencies } from './job-card.interface.ts';
import { daysBefore, isOpen } from './job-card.rules.ts';
import { forgetDeleted, listAgreedIds } from './job-card.store.ts';
import { jobCardTransitions } from './job-card.transitions.ts';
import { deletePhotos } from './photo.store.ts';

const { verb } = jobCardTransitions;

/** At its time, unless it was answered, or asked anew since. */
async function expireCard({ platform }: JobCardDependencies, cardId: string): Promise<void> {
  const gone = await platform.write(system, async (tx) => {
    const now = platform.clock.now();
    const allowed = await jobCardTransitions.lockForSystem(tx, verb.expire, cardId);
    if (!allowed || isOpen(allowed.row, now)) return [];
    await jobCardTransitions.move(tx, allowed, { now });
    return deletePhotos(tx, allowed.row);
  });
  await discard(platform.storage, gone);
}

/** Each in its own transaction; one that its customer has withdrawn meanwhile is left alone. */
async function withdrawAll({ platform }: JobCardDependencies, cardIds: readonly string[]): Promise<void> {
  for (const cardId of cardIds) {
    const gone = await platform.write(system, async (tx) => {
      const allowed = await jobCardTransitions.lockForSystem(tx, verb.withdraw, cardId);
      if (!allowed) return [];
      const changes = { withPhotos: false };
      await jobCardTransitions.move(tx, allowed, { now: platform.clock.now(), changes });
      return deletePhotos(tx, allowed.row);
    });
    await discard(platform.storage, gone);
  }
}

/** A claim about the visit was right. */
async function afterDispute(deps: JobCardDependencies, bookingId: string): Promise<void> {
  const { db } = deps.platform;
  if (await deps.booking.finishedJobs.find(db, bookingId)) return;
  await withdrawAll(deps, await listAgreedIds(db, { bookingId }));
}

/** Who leaves can withdraw nothing any more, so it is done for them before their account goes. */
async function afterLeaving(deps: JobCardDependencies, buyerId: string): Promise<void> {
  await withdrawAll(deps, await listAgreedIds(deps.platform.db, { buyerId }));
}

export const jobCardConsumers = (deps: JobCardDependencies): readonly Consumer[] => [
  consumer(
    'job_card.expire',
    when(jobCardEvents.asked, {
      at: ({ expiresAt }) => new Date(expiresAt),
      run: ({ facts }) => expireCard(deps, facts.cardId),
    }),
  ),
  consumer(
    'job_card.withdraw',
    when(bookingEvents.resolved, ({ facts }) => afterDispute(deps, facts.bookingId)),
    when(bookingEvents.refunded, ({ facts }) => afterDispute(deps, facts.bookingId)),
    when(accountEvents.statusChanged, ({ facts }) =>
      facts.verb === 'askToLeave' || facts.to === 'Deactivated'
        ? afterLeaving(deps, facts.userId)
        : Promise.resolve(),
    ),
  ),
];

const lot = 100;
const mostLots = 500;
const deletedDays = 30;

/** In transactions of their own, until a lot is not full. What a customer was asked stays known, so that it counts. */
export async function sweepCards(platform: Platform): Promise<void> {
  const before = daysBefore(platform.clock.now(), deletedDays);
  const deleted = systemAuthorized({ before, most: lot }, 'Their authors deleted them.');
  for (let done = 0; done < mostLots; done += 1)
    if ((await platform.write(system, (tx) => forgetDeleted(tx, deleted))) < lot) return;
}
