import { lifecycle } from '../../kernel/lifecycle.ts';

export const partnerRequestStates = [
  'open',
  'accepted',
  'refused',
  'expired',
  'withdrawn',
  'given_back',
  'no_show',
] as const;
export type PartnerRequestState = (typeof partnerRequestStates)[number];

/**
 * The offer of a booking to one partner. It moves with its booking, in the capacity in which the booking is moved; what
 * is told and timed is named there.
 */
export const partnerRequestLifecycle = lifecycle({
  name: 'booking_offer',
  states: partnerRequestStates,
  actors: ['Buyer', 'Service Partner', 'subUser', 'Professional', 'System', 'Admin'],
  moves: {
    offer: {
      from: [null],
      to: ['open'],
      by: ['System', 'Admin'],
      why: 'One partner at a time is asked; its accept clock runs.',
    },
    accept: {
      from: ['open'],
      to: ['accepted'],
      by: ['Service Partner', 'subUser'],
      why: 'The partner takes the booking.',
    },
    acceptWithSeries: {
      from: ['open'],
      to: ['accepted'],
      by: ['System'],
      why: 'A later visit of a series: the partner accepted it with the first one.',
    },
    refuse: {
      from: ['open'],
      to: ['refused'],
      by: ['Service Partner', 'subUser'],
      why: "The partner's no, with its reason; it counts for the trust score.",
    },
    giveBack: {
      from: ['accepted'],
      to: ['given_back'],
      by: ['Service Partner', 'subUser'],
      why: 'Accepted, and given back with a reason before the work began; it counts for the trust score.',
    },
    noShow: {
      from: ['accepted'],
      to: ['no_show'],
      by: ['Buyer', 'System'],
      why: 'Accepted, and no one came; it counts for the trust score.',
    },
    expire: { from: ['open'], to: ['expired'], by: ['System'], why: 'The accept clock ran out.' },
    withdraw: {
      from: ['open'],
      to: ['withdrawn'],
      by: ['Buyer', 'System', 'Admin'],
      why: 'The booking ended, was taken back, or moved to a time at which this partner is not free, before it answered.',
    },
  },
});
