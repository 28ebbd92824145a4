import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import { consumer, when, whenAny } from '../../platform/outbox/consumer.ts';
import type { Consumer, HeardOf } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import { checkBank } from './bank/check-bank.ts';
import type { PartnershipDependencies } from './partnership.dependencies.ts';
import { closeWhenDone } from './status/close-when-done.ts';
import { releaseReviewsOf } from './review/release-reviews.ts';
import { followOwner } from './status/follow-owner.ts';
import { spreadCityPrice } from './status/spread-city-price.ts';

/** After one of these a partner that leaves may have no open work any more. */
const bookingsOver = [
  bookingEvents.closed,
  bookingEvents.cancelled,
  bookingEvents.refused,
  bookingEvents.rejected,
  bookingEvents.refunded,
] as const;

export function partnershipConsumers(deps: PartnershipDependencies): readonly Consumer[] {
  const { platform } = deps;
  const closeLeft = async ({ facts }: HeardOf<(typeof bookingsOver)[number]>) => {
    for (const organisationId of [facts.organisationId, facts.formerOrganisationId])
      if (organisationId)
        await platform.write(system, (tx) => closeWhenDone(tx, deps, organisationId, platform.clock.now()));
  };
  return [
    consumer(
      'partnership.check_bank',
      when(partnerEvents.bankGiven, ({ facts }) => checkBank(deps, facts.organisationId, facts.checkId)),
    ),
    consumer('partnership.close_left', ...whenAny(bookingsOver, closeLeft)),
    consumer(
      'partnership.follow_owner',
      when(accountEvents.statusChanged, ({ facts }) =>
        platform.write(system, (tx) => followOwner(deps, tx, facts.userId, platform.clock.now())),
      ),
    ),
    consumer(
      'partnership.release_reviews',
      when(accountEvents.statusChanged, async ({ facts: { userId, to } }) => {
        if (to !== 'Active')
          await platform.write(system, (tx) =>
            releaseReviewsOf(tx, userId, 'account_closed', platform.clock.now()),
          );
      }),
    ),
    spreadCityPrice(deps),
  ];
}
