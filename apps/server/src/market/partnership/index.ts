import { partnerErrors, partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { defaultPartnerRules } from './partnership.rules.ts';
import type { ProfileReview } from '../../files/document/index.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { findBankName } from './bank/bank.store.ts';
import { payoutAccountOf } from './bank/payout-account.ts';
import { partnershipNotices } from './partnership.notices.ts';
import type {
  PartnershipInterface,
  PartnershipInterfaces,
  PartnershipDependencies,
} from './partnership.interface.ts';
import { partnershipRoutes } from './partnership.routes.ts';
import { releaseReviewsOf, releaseOldReviews } from './review/release-reviews.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { partnershipPersonal } from './partnership-personal.store.ts';
import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countWaiting } from './review/review.store.ts';
import type { CronEntry } from '../../platform/jobs/worker.ts';
import { checkDocuments } from './needed-document/check-documents.ts';
import { documentsLacking } from './needed-document/read-waiting.ts';
import { neededDocumentNotices } from './needed-document/needed-document.notices.ts';
import { sealedPartnerNumbers } from './sealed-numbers.ts';
import { moveSubscriptions } from './clock/move-subscriptions.ts';
import { consumer, when, whenAny } from '../../platform/outbox/consumer.ts';
import type { Consumer, HeardOf } from '../../platform/outbox/event.ts';
import { checkBank } from './bank/check-bank.ts';
import { closeWhenDone } from './status/close-when-done.ts';
import { followOwner } from './status/follow-owner.ts';
import { spreadCityPrice } from './status/spread-city-price.ts';

export type { PartnershipInterface } from './partnership.interface.ts';

/** After one of these a partner that leaves may have no open work any more. */
const bookingsOver = [
  bookingEvents.closed,
  bookingEvents.cancelled,
  bookingEvents.refused,
  bookingEvents.rejected,
  bookingEvents.refunded,
] as const;

function partnershipConsumers(deps: PartnershipDependencies): readonly Consumer[] {
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

/** What was paid is looked at every hour. Who rests does so with the owner's account: see follow-owner.ts. */
const partnershipCron = (deps: PartnershipDependencies): readonly CronEntry[] => [
  { name: 'partnership.move_subscriptions', match: '7 * * * *', run: () => moveSubscriptions(deps) },
  {
    name: 'partnership.release_old_reviews',
    match: '*/10 * * * *',
    run: () => releaseOldReviews(deps),
  },
  { name: 'partnership.check_documents', match: '47 * * * *', run: () => checkDocuments(deps) },
];

/** Profiles and changes of partners that wait to be checked. */
const partnershipWaiting: readonly WaitingReader[] = [
  documentsLacking,
  countedInOffice({
    partner_review: ({ reader }) => countWaiting(reader, undefined),
  }),
];

/** Documents of a profile stay as they are while it is reviewed. */
const profileReview = (partner: PartnershipInterfaces['partner']): ProfileReview => ({
  hold: async (tx, organisationId) => (await partner.holdStatus(tx, organisationId)) === 'Pending',
  look: async (reader, organisationId) =>
    (await partner.findStatuses(reader, organisationId, null))?.organisation === 'Pending',
});

/** How a partner comes, is reviewed, goes live, changes, and leaves. */
export function createPartnershipDomain(
  platform: Platform,
  interfaces: PartnershipInterfaces,
): Domain & PartnershipInterface {
  const balances: PartnershipInterface['balances'] = extensionPoint('partnership.balances');
  const deps: PartnershipDependencies = {
    platform,
    ...interfaces,
    partners: interfaces.partner.accounts,
    balances,
  };
  return {
    name: 'partnership',
    encrypted: sealedPartnerNumbers(interfaces.partner.accounts),
    settings: { 'partner.rules': defaultPartnerRules },
    personal: partnershipPersonal,
    waiting: partnershipWaiting,
    routes: [...partnershipRoutes(deps), ...reviewRoutes(deps)],
    consumers: partnershipConsumers(deps),
    notices: [...partnershipNotices(deps), ...neededDocumentNotices(deps)],
    balances,
    payoutAccount: payoutAccountOf(platform),
    bankName: findBankName,
    releaseReviewsOf: (tx, userId, now) => releaseReviewsOf(tx, userId, 'signed_out', now),
    extensions: [interfaces.document.reviews.answeredBy(profileReview(interfaces.partner))],
    cron: partnershipCron(deps),
    constraints: {
      organisation_owner_key: partnerErrors.already_partner,
      organisation_gst_key: partnerErrors.gst_taken,
      organisation_pan_key: partnerErrors.pan_taken,
      partner_change_one_open: partnerErrors.change_moved_on,
      partner_review_one_open: partnerErrors.partner_moved_on,
    },
  };
}

export const partnership = domainOn({
  needs: ['account', 'catalog', 'document', 'geography', 'partner', 'schedule'],
  create: createPartnershipDomain,
});
