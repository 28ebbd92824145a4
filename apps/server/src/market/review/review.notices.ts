import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { reviewEvents, type ReviewSide } from '@nukkad/contract/market/review/review.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Words, notice, person } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import { findPhoto } from './photo/photo.store.ts';
import type { ReviewDependencies } from './review.interface.ts';
import { findReview } from './review.store.ts';
import { findWindow } from './window.store.ts';

const about = (bookingNumber: string, text: Said): Words => ({ fills: { bookingNumber, text } });
const ofBookings = { tag: 'bookings', template: 'booking_update' } as const;
const toCustomer = {
  ...ofBookings,
  opens: ({ bookingId }: Pick<Ids, 'bookingId'>) => screenAddress.customerBooking(bookingId),
} as const;
const toPartner = {
  ...ofBookings,
  opens: ({ bookingId }: Pick<Ids, 'bookingId'>) => screenAddress.partnerBooking(bookingId),
} as const;

const texts = {
  askCustomer: (link: string): Said => ({
    en: `how did it go? Rate the visit: ${link}`,
    hi: `काम कैसा रहा? अपनी रेटिंग दें: ${link}`,
  }),
  remindCustomer: (link: string): Said => ({
    en: `2 days left to rate your visit: ${link}`,
    hi: `रेटिंग देने के लिए 2 दिन बाक़ी हैं: ${link}`,
  }),
  askPartner: (link: string): Said => ({
    en: `rate your customer. You’ll see each other’s reviews once both are in: ${link}`,
    hi: `अपने ग्राहक को रेटिंग दें। दोनों की रेटिंग आने पर ही दोनों को दिखेगी: ${link}`,
  }),
  cameToPartner: (stars: number, link: string): Said => ({
    en: `your customer gave you ${stars} of 5 stars. Read the review: ${link}`,
    hi: `ग्राहक ने आपको 5 में से ${stars} स्टार दिए। समीक्षा पढ़ें: ${link}`,
  }),
  cameToCustomer: (link: string): Said => ({
    en: `the partner reviewed your visit. Read it: ${link}`,
    hi: `पार्टनर ने आपकी विज़िट पर समीक्षा दी है। पढ़ें: ${link}`,
  }),
  replied: (link: string): Said => ({
    en: `the partner replied to your review: ${link}`,
    hi: `पार्टनर ने आपकी समीक्षा का जवाब दिया: ${link}`,
  }),
  hidden: (reason: string): Said => ({
    en: `we hid your review because it breaks our rules: ${reason}`,
    hi: `आपकी समीक्षा हटा दी गई है, क्योंकि यह हमारे नियमों के ख़िलाफ़ है: ${reason}`,
  }),
  photoHidden: (reason: string): Said => ({
    en: `we hid a photo in your review because it breaks our rules: ${reason}`,
    hi: `आपकी समीक्षा की एक फ़ोटो हटा दी गई है, क्योंकि यह हमारे नियमों के ख़िलाफ़ है: ${reason}`,
  }),
  restored: {
    en: 'your review is shown again.',
    hi: 'आपकी समीक्षा फिर से दिख रही है।',
  },
} as const;

interface Ids {
  readonly bookingId: string;
  readonly buyerId: string;
  readonly organisationId: string;
}

function ways({ platform, parts }: ReviewDependencies) {
  const { publicOrigin } = platform.config;
  return {
    customerLink: ({ bookingId }: Ids) => `${publicOrigin}${screenAddress.customerBooking(bookingId)}`,
    partnerLink: ({ bookingId }: Ids) => `${publicOrigin}${screenAddress.partnerBooking(bookingId)}`,
    ownerOf: async ({ organisationId }: Ids, reader: Reader) =>
      person(
        (await parts.partner.getOrganisations(reader, [organisationId])).get(organisationId)?.ownerUserId,
      ),
  };
}

/** A side that has not written is asked once; the customer is reminded once. */
function asking(deps: ReviewDependencies): readonly Notice[] {
  const { customerLink, partnerLink, ownerOf } = ways(deps);
  return [
    notice('review.ask_customer', reviewEvents.asked, {
      ...toCustomer,
      to: async ({ facts }) => (facts.side === 'customer' ? person(facts.buyerId) : []),
      look: async ({ facts }, reader) => {
        const visit = await findWindow(reader, facts.bookingId);
        return visit && visit.customerWroteAt === null ? { visit, facts } : null;
      },
      words: ({ visit, facts }) =>
        about(
          visit.bookingNumber,
          facts.isReminder
            ? texts.remindCustomer(customerLink(facts))
            : texts.askCustomer(customerLink(facts)),
        ),
    }),
    notice('review.ask_partner', reviewEvents.asked, {
      ...toPartner,
      to: async ({ facts }, reader) => (facts.side === 'partner' ? ownerOf(facts, reader) : []),
      look: async ({ facts }, reader) => {
        const visit = await findWindow(reader, facts.bookingId);
        return visit && visit.partnerWroteAt === null ? { visit, facts } : null;
      },
      words: ({ visit, facts }) => about(visit.bookingNumber, texts.askPartner(partnerLink(facts))),
    }),
  ];
}

/** A review is read by the side that it is about. */
function coming(deps: ReviewDependencies): readonly Notice[] {
  const { customerLink, partnerLink, ownerOf } = ways(deps);
  const look = async ({ facts }: { readonly facts: Ids & { readonly reviewId: string } }, reader: Reader) => {
    const [visit, row] = [
      await findWindow(reader, facts.bookingId),
      await findReview(reader, facts.reviewId),
    ];
    return visit && row?.status === 'Shown' ? { visit, row } : null;
  };
  return [
    notice('review.tell_partner', reviewEvents.shown, {
      ...toPartner,
      weight: 'calm',
      to: async ({ facts }, reader) => (facts.side === 'customer' ? ownerOf(facts, reader) : []),
      look,
      words: ({ visit, row }) => about(visit.bookingNumber, texts.cameToPartner(row.stars, partnerLink(row))),
    }),
    notice('review.tell_customer', reviewEvents.shown, {
      ...toCustomer,
      weight: 'calm',
      to: async ({ facts }) => (facts.side === 'partner' ? person(facts.buyerId) : []),
      look,
      words: ({ visit, row }) => about(visit.bookingNumber, texts.cameToCustomer(customerLink(row))),
    }),
    notice('review.tell_customer', reviewEvents.replied, {
      ...toCustomer,
      weight: 'calm',
      to: async ({ facts }) => person(facts.buyerId),
      look,
      words: ({ visit, row }) => about(visit.bookingNumber, texts.replied(customerLink(row))),
    }),
  ];
}

const toAuthor = {
  ...ofBookings,
  opens: ({ bookingId, side }: Pick<Ids, 'bookingId'> & { readonly side: ReviewSide }) =>
    (side === 'customer' ? toCustomer : toPartner).opens({ bookingId }),
} as const;

/** The author of a review is told what an Admin decided about it. */
function deciding(): readonly Notice[] {
  const look = async ({ facts }: { readonly facts: Ids & { readonly reviewId: string } }, reader: Reader) => {
    const [visit, row] = [
      await findWindow(reader, facts.bookingId),
      await findReview(reader, facts.reviewId),
    ];
    return visit && row ? { visit, row } : null;
  };
  return [
    notice('review.tell_author', reviewEvents.hidden, {
      ...toAuthor,
      to: async ({ facts }) => person(facts.authorId),
      look,
      words: ({ visit, row }) =>
        row.status === 'Hidden' ? about(visit.bookingNumber, texts.hidden(row.hiddenReason)) : null,
    }),
    notice('review.tell_author', reviewEvents.photoHidden, {
      ...toAuthor,
      to: async ({ facts }) => person(facts.authorId),
      look: async ({ facts }, reader) => {
        const visit = await findWindow(reader, facts.bookingId);
        const photo = await findPhoto(reader, facts.photoId);
        return visit && photo?.hiddenReason ? { visit, photo } : null;
      },
      words: ({ visit, photo }) => about(visit.bookingNumber, texts.photoHidden(photo.hiddenReason)),
    }),
    notice('review.tell_author', reviewEvents.restored, {
      ...toAuthor,
      to: async ({ facts }) => person(facts.authorId),
      look,
      words: ({ visit, row }) => (row.status === 'Shown' ? about(visit.bookingNumber, texts.restored) : null),
    }),
  ];
}

export const reviewNotices = (deps: ReviewDependencies): readonly Notice[] => [
  ...asking(deps),
  ...coming(deps),
  ...deciding(),
];
