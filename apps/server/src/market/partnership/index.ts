import { defaultPartnerRules } from './partnership.rules.ts';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { ProfileReview } from '../../files/document/index.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { findBankName } from './bank/bank.store.ts';
import { payoutAccountOf } from './bank/payout-account.ts';
import { partnershipCron } from './clock/partnership.cron.ts';
import { partnershipNotices } from './partnership.notices.ts';
import { partnershipConsumers } from './partnership.consumers.ts';
import type { PartnershipInterface } from './partnership.interface.ts';
import type { PartnershipInterfaces, PartnershipDependencies } from './partnership.dependencies.ts';
import { partnershipWaiting } from './read-waiting.ts';
import { partnershipRoutes } from './partnership.routes.ts';
import { releaseReviewsOf } from './review/release-reviews.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { partnershipPersonal } from './partnership.personal.store.ts';

export type { PartnershipInterface } from './partnership.interface.ts';

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
    settings: { 'partner.rules': defaultPartnerRules },
    personal: partnershipPersonal,
    waiting: partnershipWaiting,
    routes: [...partnershipRoutes(deps), ...reviewRoutes(deps)],
    consumers: partnershipConsumers(deps),
    notices: partnershipNotices(deps),
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
