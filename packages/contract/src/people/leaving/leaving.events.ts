import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

const of = {
  leavingId: ref('leaving'),
  organisationId: ref('organisation'),
  staffId: ref('member of staff'),
  userId: ref('person'),
};
const facts = z.object(of);

export const leavingEvents = {
  asked: event('leaving.asked', { summary: 'An employee resigned.', facts }),
  settled: event('leaving.settled', {
    summary: 'The last day of an employee was agreed, set or changed.',
    facts,
  }),
  withdrawn: event('leaving.withdrawn', { summary: 'An employee took a resignation back.', facts }),
  cancelled: event('leaving.cancelled', { summary: 'The business cancelled a leaving; they stay.', facts }),
  handedOver: event('leaving.handed_over', {
    summary: 'Tasks, approvals, reports and departments of someone who leaves went to a colleague.',
    facts: z.object({ ...of, toUserId: ref('person') }),
  }),
  stuck: event('leaving.stuck', {
    summary: 'A last day has passed, and open bookings keep the access.',
    facts,
  }),
  letterIssued: event('leaving.letter_issued', {
    summary: 'A relieving or experience letter was issued to someone who can read it in the app.',
    facts: z.object({ ...of, letterId: ref('letter') }),
  }),
  letterSent: event('leaving.letter_sent', {
    summary: 'A link to a letter was sent to someone who has left.',
    facts: z.object({ ...of, letterId: ref('letter'), shareId: ref('link') }),
  }),
};
