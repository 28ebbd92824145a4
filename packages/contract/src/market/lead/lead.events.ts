import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

const facts = z.object({ leadId: ref('lead'), rfqId: ref('rfq') });
const withSide = z.object({ leadId: ref('lead'), rfqId: ref('rfq'), by: z.enum(['Partner', 'Buyer']) });

export const leadEvents = {
  told: event('lead.told', { summary: 'A partner was told of a request.', facts }),
  interested: event('lead.interested', { summary: 'A partner is interested in a request.', facts }),
  unlocked: event('lead.unlocked', {
    summary: 'A partner paid for a request, and sees the contact of its customer.',
    facts,
  }),
  askedDetails: event('lead.asked_details', { summary: 'A partner asked a customer for details.', facts }),
  answeredDetails: event('lead.answered_details', {
    summary: 'A customer answered what a partner had asked.',
    facts,
  }),
  workAccepted: event('lead.work_accepted', {
    summary: 'A partner said that its quote is coming.',
    facts,
  }),
  withdrawn: event('lead.withdrawn', { summary: 'A partner gave up a lead that it had unlocked.', facts }),
  declined: event('lead.declined', { summary: 'A partner is not interested in a request.', facts }),
  calledOff: event('lead.called_off', {
    summary: 'A request was cancelled that a partner was told of.',
    facts,
  }),
  quoted: event('lead.quoted', { summary: 'A partner sent a version of its quote.', facts }),
  countered: event('lead.countered', { summary: 'A customer made a counter-offer.', facts }),
  linesAwarded: event('lead.lines_awarded', {
    summary: 'A customer gave a partner some lines of its quote, which the partner may accept.',
    facts,
  }),
  quoteAccepted: event('lead.quote_accepted', {
    summary: 'A version was accepted; `by` says by which side.',
    facts: withSide,
  }),
  quoteRefused: event('lead.quote_refused', { summary: 'A customer refused a quote.', facts }),
  quoteSigned: event('lead.quote_signed', {
    summary: 'One side confirmed an accepted quote, and the other has not yet.',
    facts: withSide,
  }),
  agreed: event('lead.agreed', { summary: 'Both sides agreed on a quote.', facts }),
  advanceDue: event('lead.advance_due', { summary: 'The advance of an agreed quote can be paid.', facts }),
  advanceLapsed: event('lead.advance_lapsed', { summary: 'An advance was not paid in time.', facts }),
  dropped: event('lead.dropped', {
    summary: 'An agreed quote is over because its advance was not paid.',
    facts,
  }),
  visitsPlaced: event('lead.visits_placed', {
    summary: 'A customer said where the visits of an agreed project are.',
    facts: z.object({ leadId: ref('lead'), rfqId: ref('rfq'), projectId: ref('project') }),
  }),
  booked: event('lead.booked', { summary: 'An agreed quote became a project.', facts }),
  passedOver: event('lead.passed_over', {
    summary: 'A lead closed because its customer agreed with another partner.',
    facts,
  }),
};
