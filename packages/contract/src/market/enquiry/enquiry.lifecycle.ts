import { lifecycle } from '../../kernel/lifecycle.ts';

export const enquiryStatuses = ['Open', 'Resolved'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export const enquirySides = ['customer', 'partner'] as const;
export type EnquirySide = (typeof enquirySides)[number];

/** A question of a customer to one partner, before anything is booked. */
export const enquiryLifecycle = lifecycle({
  name: 'enquiry',
  states: enquiryStatuses,
  actors: ['Buyer', 'Partner', 'System'],
  moves: {
    make: {
      from: [null],
      to: ['Open'],
      by: ['Buyer'],
      why: 'The partner serves the place; the customer has not asked too much lately.',
      tells: ['enquiry.made'],
    },
    ask: {
      from: ['Open', 'Resolved'],
      to: ['Open'],
      by: ['Buyer'],
      why: 'The customer writes more; a closed enquiry is open again.',
      tells: ['enquiry.asked'],
    },
    answer: {
      from: ['Open'],
      to: ['Open'],
      by: ['Partner'],
      why: 'In words, and with a service and a price where the partner suggests one.',
      tells: ['enquiry.answered'],
    },
    resolve: {
      from: ['Open'],
      to: ['Resolved'],
      by: ['Buyer', 'Partner'],
      why: 'Nothing is left to say.',
      tells: ['enquiry.resolved'],
    },
    expire: {
      from: ['Open'],
      to: ['Resolved'],
      by: ['System'],
      why: 'Neither side wrote for two weeks.',
    },
  },
});
