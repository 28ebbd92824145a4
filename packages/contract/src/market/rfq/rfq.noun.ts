import * as z from 'zod/mini';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

export const rfqStatuses = [
  'Request Sent',
  'Request Delivered',
  'Need To Forward',
  'Forwaded',
  'Agreed',
  'Booked',
  'Cancelled',
  'Closed',
] as const;
export type RfqStatus = (typeof rfqStatuses)[number];

/** Until it is over: what counts against the limit, and what its customer may cancel. */
export const openRfq = [
  'Request Sent',
  'Request Delivered',
  'Need To Forward',
  'Forwaded',
] as const satisfies readonly RfqStatus[];

/** Partners have it: they unlock it and quote. */
const deliveredRfq = [
  'Request Delivered',
  'Need To Forward',
  'Forwaded',
] as const satisfies readonly RfqStatus[];

/**
 * A customer's request for quotations, as a whole; what each partner does about it is a lead with a life of its own.
 * The statuses are those of specification section 4.
 */
export const rfqLifecycle = lifecycle({
  name: 'rfq',
  states: rfqStatuses,
  actors: ['Buyer', 'Admin', 'System'],
  moves: {
    ask: {
      from: [null],
      to: ['Request Sent'],
      by: ['Buyer'],
      why: 'At most as many open requests of one customer in a category as the rules say.',
      tells: ['rfq.asked'],
    },
    deliver: {
      from: ['Request Sent'],
      to: ['Request Delivered'],
      by: ['System'],
      why: 'At least one partner was told.',
      tells: ['rfq.delivered'],
    },
    deliverByHand: {
      from: ['Request Sent'],
      to: ['Request Delivered'],
      by: ['Admin'],
      why: 'No partner was found by the rules; an Admin told some.',
      tells: ['rfq.delivered'],
    },
    change: {
      from: openRfq,
      to: openRfq,
      by: ['Buyer'],
      why: 'The customer says it better, before a partner has paid to unlock it; it stays where it is.',
    },
    needForward: {
      from: ['Request Delivered'],
      to: ['Need To Forward'],
      by: ['System'],
      why: 'No one unlocked it for the hours of the rules: it costs less, and partners further away are looked for.',
      times: ['quotation.forward_unsold'],
    },
    forward: {
      from: ['Need To Forward'],
      to: ['Forwaded'],
      by: ['System'],
      why: 'Partners further away were found and told.',
      times: ['quotation.forward_unsold'],
    },
    forwardByHand: {
      from: deliveredRfq,
      to: ['Forwaded'],
      by: ['Admin'],
      why: 'An Admin told more partners.',
    },
    takePlace: {
      from: deliveredRfq,
      to: ['Request Delivered'],
      by: ['System'],
      why: 'A partner unlocked it, while fewer had than it has places; it stays open for longer from the first one on.',
    },
    cancel: {
      from: openRfq,
      to: ['Cancelled'],
      by: ['Buyer'],
      why: 'The customer needs no quotation any more; what follows for partners was shown.',
      tells: ['rfq.cancelled'],
    },
    lapse: {
      from: ['Request Sent'],
      to: ['Closed'],
      by: ['System'],
      why: 'No partner was found within the days of the rules.',
      tells: ['rfq.lapsed'],
      times: ['quotation.close_unanswered'],
    },
    expire: {
      from: ['Request Delivered'],
      to: ['Closed'],
      by: ['System'],
      why: 'The partners were told, and the days of the rules are over.',
      tells: ['rfq.expired'],
      times: ['quotation.close_unanswered'],
    },
    expireUnsold: {
      from: ['Need To Forward'],
      to: ['Closed'],
      by: ['System'],
      why: 'No one further away was found either.',
      tells: ['rfq.expired'],
      times: ['quotation.close_unanswered'],
    },
    expireForwarded: {
      from: ['Forwaded'],
      to: ['Closed'],
      by: ['System'],
      why: 'Those who were told later did not unlock it, or its days are over.',
      tells: ['rfq.expired'],
      times: ['quotation.close_unanswered'],
    },
    award: {
      from: deliveredRfq,
      to: ['Agreed'],
      by: ['System'],
      why: 'The customer and one partner agreed on all of it, or on the last lines of it; the other leads close.',
      tells: ['rfq.awarded'],
    },
    split: {
      from: deliveredRfq,
      to: deliveredRfq,
      by: ['Buyer'],
      why: 'The customer gives lines of the work to partners, each its own; it stays open for the other lines.',
    },
    agreePart: {
      from: deliveredRfq,
      to: deliveredRfq,
      by: ['System'],
      why: 'The customer and one partner agreed on its lines; others may still be given.',
    },
    finish: {
      from: deliveredRfq,
      to: ['Agreed'],
      by: ['Buyer', 'System'],
      why: 'Partners have agreed on lines, and the customer needs no more, or its days are over; the other leads close.',
      tells: ['rfq.awarded'],
      times: ['quote.finish_lapsed'],
    },
    book: {
      from: ['Agreed'],
      to: ['Booked'],
      by: ['System'],
      why: 'Every agreed quote became a project.',
      tells: ['rfq.booked'],
    },
    drop: {
      from: ['Agreed'],
      to: ['Closed'],
      by: ['System'],
      why: 'No advance of an agreed quote was paid.',
      tells: ['rfq.dropped'],
    },
  },
});

export type RfqVerb = keyof typeof rfqLifecycle.moves;

const facts = z.object({ rfqId: ref('rfq') });

export const rfqEvents = {
  asked: event('rfq.asked', { summary: 'A customer asked for quotations.', facts }),
  delivered: event('rfq.delivered', { summary: 'Partners were told of a request.', facts }),
  expired: event('rfq.expired', {
    summary: 'A request of which partners were told closed after the days set in quotation.rules.',
    facts,
  }),
  cancelled: event('rfq.cancelled', { summary: 'Its customer cancelled a request.', facts }),
  lapsed: event('rfq.lapsed', {
    summary: 'A request closed because no partner answered for the days set in quotation.rules.',
    facts,
  }),
  awarded: event('rfq.awarded', { summary: 'A customer agreed with one of the partners.', facts }),
  booked: event('rfq.booked', { summary: 'A request became a project.', facts }),
  dropped: event('rfq.dropped', { summary: 'A request closed because an advance was not paid.', facts }),
};

export const rfqErrors = defineErrors({
  rfq_not_found: [404, 'Resource is not available'],
  rfq_moved_on: [409, 'This request has changed. Check it and try again.'],
  rfq_limit: [
    429,
    'You have {{limit}} open requests for this kind of work. Cancel one, or wait for its answers.',
  ],
  rfq_part_agreed: [
    409,
    'You have agreed with a partner on lines of this request. Close it for the others instead.',
  ],
  rfq_not_over: [409, 'This request is still open. Edit it instead.'],
  rfq_unlocked: [409, 'A partner has unlocked your request, so it can’t be edited. Write to the partner.'],
  rfq_files_limit: [409, 'A request holds at most {{limit}} files.'],
  rfq_question_unknown: [409, 'The questions have changed. Reload the page and answer them again.'],
  rfq_partner_not_there: [409, 'A partner you chose doesn’t offer this at your place. Choose another one.'],
});

export const rfqActs = actsOf('rfq', rfqLifecycle);

export const quotationFileErrors = defineErrors({
  quotation_file_not_found: [404, 'Resource is not available'],
  quotation_file_gone: [409, 'One of the files isn’t there any more. Remove it and add it again.'],
  quotation_file_limit: [429, 'You added too many files today. Try again tomorrow.'],
  quotation_file_used: [409, 'This file was already sent. It can’t be removed.'],
});
