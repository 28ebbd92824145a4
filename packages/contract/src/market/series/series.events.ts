import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

const concerned = {
  seriesId: ref('series'),
  buyerId: ref('user'),
  organisationId: z.nullable(ref('organisation')),
};
const facts = z.object(concerned);
const ofVisit = z.object({ ...concerned, ordinal: z.int() });

export const seriesEvents = {
  begun: event('series.begun', { summary: 'A customer booked the first of several visits.', facts }),
  accepted: event('series.accepted', { summary: 'A partner accepted the visits of a series.', facts }),
  visitMade: event('series.visit_made', {
    summary: 'The next visit of a series was booked.',
    facts: z.extend(ofVisit, { bookingId: ref('booking') }),
  }),
  visitNotFree: event('series.visit_not_free', {
    summary:
      'The partner has no professional free at the time of a visit: the customer is asked for another one.',
    facts: ofVisit,
  }),
  changed: event('series.changed', {
    summary: 'The customer moved the visits from one on to another day, time or interval.',
    facts: ofVisit,
  }),
  ended: event('series.ended', {
    summary: 'No more visits follow.',
    facts: z.extend(facts, { reason: z.string() }),
  }),
};
