import * as partners from '@nukkad/contract/market/partnership/office-partner.api';
import * as api from '@nukkad/contract/market/partnership/review.api';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { type Route, route } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { approveChange } from '../change/approve-change.ts';
import { rejectChange } from '../change/reject-change.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { blockPartner } from '../status/block-partner.ts';
import { liftSuspension } from '../status/lift-suspension.ts';
import { reactivatePartner } from '../status/reactivate-partner.ts';
import { readStanding } from '../status/read-standing.ts';
import { suspendPartner } from '../status/suspend-partner.ts';
import { unblockPartner } from '../status/unblock-partner.ts';
import { setSubscription } from '../clock/set-subscription.ts';
import { approveProfile } from './approve-profile.ts';
import { assignReview } from './assign-review.ts';
import { decideDocument } from './decide-document.ts';
import { revealPan } from './reveal-pan.ts';
import { listReviews } from './list-reviews.ts';
import { listPartners, readPartner } from '../office/read-partners.ts';
import { readReview } from './read-review.ts';
import { rejectProfile } from './reject-profile.ts';

const standings = {
  suspend: suspendPartner,
  lift: liftSuspension,
  block: blockPartner,
  unblock: unblockPartner,
  reactivate: reactivatePartner,
} as const;

/** For Admins, in the back office. */
export function reviewRoutes(deps: PartnershipDependencies): Route[] {
  return [
    route(partners.listOfficePartners, (call) => listPartners(deps, call.input.query, call.lang)),
    route(partners.getOfficePartner, (call) =>
      readPartner(deps, call.input.params.organisationId, call.lang),
    ),
    route(partners.getPartnerStanding, (call) =>
      readStanding(deps, call.viewer, call.input.params.organisationId),
    ),
    route(api.listReviews, (call) => listReviews(deps, call.input.query)),
    route(api.getReview, (call) => readReview(deps, call.input.params.organisationId, call)),
    route(api.decideProfile, async (call) => {
      const { organisationId, decision, reasons, changeId, seen } = call.input.body;
      if (decision === 'Rejected' && reasons.length === 0) refuse(partnerErrors.reason_missing);
      if (changeId === undefined)
        return {
          profile: await (decision === 'Approved'
            ? approveProfile(deps, call, organisationId)
            : rejectProfile(deps, call, organisationId, reasons)),
        };
      const which = { organisationId, changeId, seen };
      return {
        profile: await (decision === 'Approved'
          ? approveChange(deps, call, which)
          : rejectChange(deps, call, which, reasons)),
      };
    }),
    route(api.decideDocument, (call) => decideDocument(deps, call, call.input.body)),
    route(api.revealPan, (call) => revealPan(deps, call, call.input.body.organisationId)),
    route(api.assignReview, (call) => assignReview(deps, call, call.input.body)),
    route(api.changePartnerStatus, async (call) => {
      const { move, ...standing } = call.input.body;
      return { profile: await standings[move](deps, call, standing) };
    }),
    route(api.setPartnerSubscription, (call) => setSubscription(deps, call, call.input.body)),
  ];
}
