import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { couponEvents } from '@nukkad/contract/market/coupon/coupon.noun';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { CouponDependencies } from './coupon.interface.ts';
import { findCoupon } from './coupon.store.ts';

/** The owner of a partner that would bear a part. Admins see the answer in the back office, which sends them no messages. */
export function couponNotices({ partner, platform }: CouponDependencies): readonly Notice[] {
  return [
    notice('coupon.tell_partner', couponEvents.asked, {
      tag: 'account',
      opens: () => screenAddress.partnerOffers,
      to: async ({ facts }, reader) => {
        const organisationId = (await findCoupon(reader, facts.couponId))?.organisationId;
        if (!organisationId) return [];
        const found = await partner.getOrganisations(reader, [organisationId]);
        return person(found.get(organisationId)?.ownerUserId);
      },
      // Answered or withdrawn since: nothing waits for the partner.
      look: async ({ facts }, reader) => {
        const row = await findCoupon(reader, facts.couponId);
        if (row?.status !== 'Asked') return null;
        const { title, titleHi, partnerPercent } = row;
        const link = `${platform.config.publicOrigin}${screenAddress.partnerOffers}`;
        return { title, titleHi, partnerPercent, link };
      },
      words: ({ title, titleHi, partnerPercent, link }) =>
        text({
          en: `we ask you to share the offer “${title}”. You would pay ${partnerPercent}% of each discount; it starts only if you agree. Answer: ${link}`,
          hi: `क्या आप “${titleHi}” ऑफ़र में हिस्सा लेंगे? हर छूट का ${partnerPercent}% आप देंगे; आपकी सहमति के बिना यह शुरू नहीं होगा। जवाब दें: ${link}`,
        }),
    }),
  ];
}
