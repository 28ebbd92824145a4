import { lifecycle } from '../../kernel/lifecycle.ts';

export const earlierOfferStates = ['open', 'accepted', 'declined', 'expired'] as const;
export type EarlierOfferState = (typeof earlierOfferStates)[number];

/** A time that became free, offered to the customer of one later visit; the visit itself moves by its own table. */
export const earlierOfferLifecycle = lifecycle({
  name: 'earlier_offer',
  states: earlierOfferStates,
  actors: ['Buyer', 'System'],
  moves: {
    offer: {
      from: [null],
      to: ['open'],
      by: ['System'],
      why: 'One customer at a time, who has waited longest; the clock runs.',
      tells: ['booking.earlier_offered'],
      times: ['earlier.answer_clock'],
    },
    accept: {
      from: ['open'],
      to: ['accepted'],
      by: ['Buyer'],
      why: 'The visit moves to this time at no charge.',
    },
    decline: {
      from: ['open'],
      to: ['declined'],
      by: ['Buyer'],
      why: 'The customer keeps the later time; the next one is asked.',
      tells: ['booking.earlier_passed'],
    },
    expire: {
      from: ['open'],
      to: ['expired'],
      by: ['System'],
      why: 'Not answered in time; the next one is asked.',
      tells: ['booking.earlier_passed'],
    },
  },
});
