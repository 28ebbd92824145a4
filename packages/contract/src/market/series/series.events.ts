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
  visitPassed: event('series.visit_passed', {
    summary: 'A visit lies in a pause: it is not booked.',
    facts: ofVisit,
  }),
  paused: event('series.paused', {
    summary: 'The customer wants no visits from a day to a day.',
    facts: z.extend(facts, { from: z.string(), until: z.string() }),
  }),
  resumed: event('series.resumed', {
    summary: 'The customer ended a pause before its last day.',
    facts,
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
