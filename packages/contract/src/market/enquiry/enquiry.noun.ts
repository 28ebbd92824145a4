import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

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

const facts = z.object({ enquiryId: ref('enquiry') });
const said = z.object({
  enquiryId: ref('enquiry'),
  first: z.boolean().check(z.describe('The first words since the other side wrote or read.')),
});

export const enquiryEvents = {
  made: event('enquiry.made', { summary: 'A customer asked a partner something.', facts }),
  asked: event('enquiry.asked', { summary: 'The customer wrote more.', facts: said }),
  answered: event('enquiry.answered', { summary: 'The partner answered.', facts: said }),
  resolved: event('enquiry.resolved', {
    summary: 'One side closed it, or neither wrote for the days set in enquiry.rules.',
    facts,
  }),
};

export const enquiryErrors = defineErrors({
  enquiry_not_found: [404, 'Resource is not available'],
  enquiry_moved_on: [409, 'This enquiry has changed. Check it and try again.'],
  enquiry_nobody_there: [409, 'No partner offers this service at your place. Choose another place.'],
  enquiry_asked_already: [409, 'You asked this partner already. Continue in your open enquiry.'],
  enquiry_limit: [429, 'You have many open enquiries. Close one, or try again tomorrow.'],
  enquiry_full: [409, 'This enquiry is full. Send a new one.'],
  enquiry_has_contact: [
    400,
    'Remove phone numbers, also those over two messages. You share them when you book.',
  ],
  suggestion_not_offered: [409, 'You don’t offer this service there. Choose another one.'],
});

export const enquiryActs = actsOf('enquiry', enquiryLifecycle);
