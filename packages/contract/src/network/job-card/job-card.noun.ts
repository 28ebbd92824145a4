import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { instant, ref } from '../../kernel/schema.ts';

export const jobCardStatuses = [
  'draft',
  'asked',
  'agreed',
  'declined',
  'expired',
  'withdrawn',
  'deleted',
] as const;
export type JobCardStatus = (typeof jobCardStatuses)[number];

/** A finished job that is shown to others: only while its customer agrees to exactly what it shows. */
export const jobCardLifecycle = lifecycle({
  name: 'job_card',
  states: jobCardStatuses,
  actors: ['Author', 'Customer', 'System'],
  moves: {
    draft: {
      from: [null],
      to: ['draft'],
      by: ['Author'],
      why: 'Made of a finished booking by who did the work or its business; no one else sees it.',
    },
    ask: {
      from: ['draft'],
      to: ['asked'],
      by: ['Author'],
      why: 'The customer is asked, and sees what would be shown.',
      tells: ['job_card.asked'],
      times: ['job_card.expire'],
    },
    change: {
      from: ['draft', 'asked'],
      to: ['draft', 'asked'],
      by: ['Author'],
      why: 'A customer who has the card before the change open is shown the new one first.',
    },
    askAgain: {
      from: ['agreed'],
      to: ['asked'],
      by: ['Author'],
      why: 'What the customer agreed to has changed: it is shown no more until they agree anew.',
      tells: ['job_card.asked'],
      times: ['job_card.expire'],
    },
    agree: {
      from: ['asked'],
      to: ['agreed'],
      by: ['Customer'],
      why: 'With the photos or without them, to the version that was on the screen.',
      tells: ['job_card.agreed'],
    },
    decline: {
      from: ['asked'],
      to: ['declined'],
      by: ['Customer'],
      why: 'The customer is not asked about this booking again.',
      tells: ['job_card.declined'],
    },
    expire: {
      from: ['asked'],
      to: ['expired'],
      by: ['System'],
      why: 'No answer within 14 days.',
      tells: ['job_card.expired'],
    },
    withdraw: {
      from: ['agreed'],
      to: ['withdrawn'],
      by: ['Customer', 'System'],
      why: 'The customer no longer agrees, has left, or was right in a dispute about the booking.',
      tells: ['job_card.withdrawn'],
    },
    delete: {
      from: ['draft', 'asked', 'agreed', 'expired'],
      to: ['deleted'],
      by: ['Author'],
      why: 'Its author no longer wants it.',
    },
  },
});

const facts = z.object({ cardId: ref('job card'), authorId: ref('member'), buyerId: ref('user') });

export const jobCardEvents = {
  asked: event('job_card.asked', {
    summary: 'A customer is asked whether a finished job may be shown.',
    facts: z.object({ ...facts.shape, expiresAt: instant('Until when it can be answered.') }),
  }),
  agreed: event('job_card.agreed', { summary: 'A customer agreed to a job card.', facts }),
  declined: event('job_card.declined', { summary: 'A customer did not agree to a job card.', facts }),
  expired: event('job_card.expired', {
    summary: 'A customer did not answer about a job card in time.',
    facts,
  }),
  withdrawn: event('job_card.withdrawn', {
    summary: 'A job card that was shown is shown no more.',
    facts,
  }),
};

export const jobCardErrors = defineErrors({
  job_card_not_found: [404, 'This card isn’t available.'],
  job_card_moved_on: [409, 'This card has changed. Check it again.'],
  job_card_no_job: [404, 'Choose a finished booking without an open problem.'],
  job_card_photo_not_found: [409, 'A photo isn’t there any more. Choose again.'],
  job_card_open: [409, 'There is a card of this booking already.'],
  job_card_answered: [409, 'The customer has decided about this booking. You can’t ask again.'],
  job_card_blocked: [403, 'You can’t ask this customer.'],
  job_card_limit: [429, 'You can ask {{limit}} customers a week. Try again later.'],
  job_card_not_agreed: [409, 'Choose one of your own cards that the customer agreed to.'],
});

export const jobCardActs = actsOf('job_card', jobCardLifecycle);
