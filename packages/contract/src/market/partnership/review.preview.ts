import { type ReadCall, type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { getPartnerStanding } from './office-partner.api.ts';
import * as review from './review.api.ts';
import { seenOfReview, seenOfPartnerStatus, seenOfSubscription } from './review.confirm.ts';

const reviewOf = (look: ReadCall, organisationId: string) =>
  look(review.getReview, { params: { organisationId } });

export const reviewPreviews: readonly PreviewFirst[] = [
  previewFirst(review.decideProfile, async (look, { body: { organisationId, changeId } }) => {
    const { profile } = await reviewOf(look, organisationId);
    return seenOfReview(changeId === undefined ? null : profile.change);
  }),
  previewFirst(review.changePartnerStatus, async (look, { body: { organisationId } }) =>
    seenOfPartnerStatus(await look(getPartnerStanding, { params: { organisationId } })),
  ),
  previewFirst(review.setPartnerSubscription, async (look, { body: { organisationId } }) => {
    const { profile, paidUntil } = await reviewOf(look, organisationId);
    return seenOfSubscription(profile, paidUntil);
  }),
];
