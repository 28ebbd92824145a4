import { maximumPageSize as limit } from '../../kernel/page.ts';
import { type PreviewFirst, previewFirst, shownRow } from '../../preview-call.ts';
import { seenOfCoupon } from './coupon-admin.confirm.ts';
import { listPartnerOffers, movePartnerOffer } from './partner-offer.api.ts';

export const partnerOfferPreviews: readonly PreviewFirst[] = [
  previewFirst(movePartnerOffer, async (look, { params }) => {
    const { items } = await look(listPartnerOffers, { query: { limit } });
    return seenOfCoupon(shownRow(items, ({ couponId }) => couponId === params['couponId']));
  }),
];
