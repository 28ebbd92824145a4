import { lifecycle } from '../../kernel/lifecycle.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

export const leadStatuses = [
  'New Request',
  'Unlocked',
  'Requested for More Info',
  'Accepted By Partner',
  'Qoutation Sent',
  'Accepted By User',
  'Agreed',
  'Payment Pending',
  'Booked',
  'Inprogress',
  'Completed',
  'Disputed',
  'Resolved',
  'Refunded',
  'Rejected',
  'Cancelled',
  'Closed',
] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Until customer and partner agreed, or it is over. */
export const openLead = [
  'New Request',
  'Unlocked',
  'Requested for More Info',
  'Accepted By Partner',
  'Qoutation Sent',
  'Accepted By User',
] as const satisfies readonly LeadStatus[];

/** Customer and partner agreed on its quote; a project follows, or has followed. */
export const wonLead = [
  'Agreed',
  'Payment Pending',
  'Booked',
  'Inprogress',
  'Completed',
  'Disputed',
  'Resolved',
  'Refunded',
] as const satisfies readonly LeadStatus[];

/** Of the won ones those whose work is over. */
export const finishedLead = ['Completed', 'Resolved', 'Refunded'] as const satisfies readonly LeadStatus[];

/** What one partner does about a request. The statuses are those of specification section 4. */
export const leadLifecycle = lifecycle({
  name: 'lead',
  states: leadStatuses,
  actors: ['Partner', 'Buyer', 'System'],
  moves: {
    tell: {
      from: [null],
      to: ['New Request'],
      by: ['System'],
      why: 'Chosen by the customer, or among the best at the place: near, well rated, not told too often lately.',
      tells: ['lead.told'],
    },
    showInterest: {
      from: ['New Request'],
      to: ['New Request'],
      by: ['Partner'],
      why: 'Costs nothing; the customer is told, and the status stays.',
      tells: ['lead.interested'],
    },
    decline: {
      from: ['New Request'],
      to: ['Rejected'],
      by: ['Partner'],
      why: 'Not interested: this lead alone is over, and the customer hears nothing of it.',
      tells: ['lead.declined'],
    },
    unlock: {
      from: ['New Request'],
      to: ['Unlocked'],
      by: ['Partner'],
      why: 'Paid in credits while the request has a place left; from then on the partner sees the contact.',
      tells: ['lead.unlocked'],
    },
    askDetails: {
      from: ['Unlocked'],
      to: ['Requested for More Info'],
      by: ['Partner'],
      why: 'The partner needs to know more; the request does not close while it waits for the customer.',
      tells: ['lead.asked_details'],
    },
    answerDetails: {
      from: ['Requested for More Info'],
      to: ['Unlocked'],
      by: ['Buyer'],
      why: 'The customer answered.',
      tells: ['lead.answered_details'],
    },
    acceptWork: {
      from: ['Unlocked'],
      to: ['Accepted By Partner'],
      by: ['Partner'],
      why: 'The partner takes the work up; its quote follows.',
      tells: ['lead.work_accepted'],
    },
    withdraw: {
      from: ['Unlocked', 'Requested for More Info', 'Accepted By Partner', 'Qoutation Sent'],
      to: ['Cancelled'],
      by: ['Partner'],
      why: 'The partner gives this lead up; its credits do not come back.',
      tells: ['lead.withdrawn'],
    },
    callOff: {
      from: openLead,
      to: ['Cancelled'],
      by: ['System'],
      why: 'The customer cancelled the request.',
      tells: ['lead.called_off'],
    },
    expire: {
      from: openLead,
      to: ['Closed'],
      by: ['System'],
      why: 'The request closed.',
    },
    quote: {
      from: ['Unlocked', 'Accepted By Partner'],
      to: ['Qoutation Sent'],
      by: ['Partner'],
      why: 'The first version of its quote, good until a day.',
      tells: ['lead.quoted'],
    },
    requote: {
      from: ['Qoutation Sent', 'Accepted By User'],
      to: ['Qoutation Sent'],
      by: ['Partner'],
      why: 'A new version supersedes the one before; after it was accepted, it has to be accepted again.',
      tells: ['lead.quoted'],
    },
    counter: {
      from: ['Qoutation Sent'],
      to: ['Qoutation Sent'],
      by: ['Buyer'],
      why: 'The customer offers less, in total or by line: a version of their own.',
      tells: ['lead.countered'],
    },
    awardLines: {
      from: ['Qoutation Sent'],
      to: ['Qoutation Sent'],
      by: ['Buyer'],
      why: 'The customer gives this partner some lines of its quote: a version of their own, which the partner accepts.',
      tells: ['lead.lines_awarded'],
    },
    acceptQuote: {
      from: ['Qoutation Sent'],
      to: ['Accepted By User'],
      by: ['Buyer', 'Partner'],
      why: 'Exactly the newest version, while it is good: the customer a quote, the partner a counter-offer.',
      tells: ['lead.quote_accepted'],
    },
    refuseQuote: {
      from: ['Qoutation Sent', 'Accepted By User'],
      to: ['Rejected'],
      by: ['Buyer'],
      why: 'Not this one, with a reason that its partner reads; also one that was accepted, until both sides agreed.',
      tells: ['lead.quote_refused'],
    },
    sign: {
      from: ['Accepted By User'],
      to: ['Accepted By User'],
      by: ['Buyer', 'Partner'],
      why: 'Signed with a one-time password or a passkey; the other side is told.',
      tells: ['lead.quote_signed'],
    },
    agree: {
      from: ['Accepted By User'],
      to: ['Agreed'],
      by: ['Buyer', 'Partner', 'System'],
      why: 'Both sides have confirmed, or the hours of the rules passed without a change.',
      tells: ['lead.agreed'],
      times: ['quote.agree_unchanged'],
    },
    askAdvance: {
      from: ['Agreed'],
      to: ['Payment Pending'],
      by: ['System'],
      why: 'The first milestone is due on agreement, within the hours of the rules.',
      tells: ['lead.advance_due'],
    },
    book: {
      from: ['Agreed', 'Payment Pending'],
      to: ['Booked'],
      by: ['System'],
      why: 'The advance was paid, or none is due: the project is there from then on.',
      tells: ['lead.booked'],
    },
    startWork: {
      from: ['Booked'],
      to: ['Inprogress'],
      by: ['System'],
      why: 'The work of its project began.',
    },
    finishWork: {
      from: ['Booked', 'Inprogress', 'Resolved'],
      to: ['Completed'],
      by: ['System'],
      why: 'Every milestone of its project is accepted.',
    },
    disputeWork: {
      from: ['Booked', 'Inprogress', 'Completed', 'Resolved', 'Refunded'],
      to: ['Disputed'],
      by: ['System'],
      why: 'Its customer disputes a milestone of its project.',
    },
    resolveDispute: {
      from: ['Disputed'],
      to: ['Resolved'],
      by: ['System'],
      why: 'No dispute of its project is open any more, and nothing was taken off.',
    },
    refundWork: {
      from: ['Disputed'],
      to: ['Refunded'],
      by: ['System'],
      why: 'No dispute of its project is open any more, and a decision took something off.',
    },
    lapseAdvance: {
      from: ['Payment Pending'],
      to: ['Agreed'],
      by: ['System'],
      why: 'The advance was not paid in time; it is asked for once more.',
      tells: ['lead.advance_lapsed'],
      times: ['quote.lapse_advances'],
    },
    dropUnpaid: {
      from: ['Payment Pending'],
      to: ['Closed'],
      by: ['System'],
      why: 'The advance was not paid in time for the second time.',
      tells: ['lead.dropped'],
      times: ['quote.lapse_advances'],
    },
    passOver: {
      from: openLead,
      to: ['Closed'],
      by: ['System'],
      why: 'The customer agreed with another partner; who had unlocked the request is told.',
      tells: ['lead.passed_over'],
    },
  },
});

export type LeadVerb = keyof typeof leadLifecycle.moves;

export const leadErrors = defineErrors({
  lead_not_found: [404, 'Resource is not available'],
  lead_moved_on: [409, 'This request has changed. Check it and try again.'],
  lead_work_paused: [
    409,
    'This work needs a document of your business that has ended or is missing. Upload it in your documents first.',
  ],
  lead_places_gone: [409, 'All places of this request are taken. It wasn’t unlocked.'],
  lead_credits_short: [409, 'You don’t have enough credits. Buy a pack, then unlock this lead.'],
  lead_answered: [409, 'You said that you’re interested. We’ve let the customer know.'],
});

export const leadActs = actsOf('lead', leadLifecycle);
