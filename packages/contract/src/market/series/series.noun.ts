import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

/** Visits that repeat. Each is an ordinary booking with a life of its own; this is the life of what they share. */
export const seriesLifecycle = lifecycle({
  name: 'series',
  states: ['Pending', 'Active', 'Closed'],
  actors: ['Buyer', 'System'],
  moves: {
    begin: {
      from: [null],
      to: ['Pending'],
      by: ['Buyer'],
      why: 'With its first visit, which is an ordinary booking; no partner has accepted it yet.',
      tells: ['series.begun'],
    },
    bind: {
      from: ['Pending'],
      to: ['Active'],
      by: ['System'],
      why: 'The partner that accepts a visit accepts the ones that follow.',
      tells: ['series.accepted'],
    },
    makeVisit: {
      from: ['Active'],
      to: ['Active'],
      by: ['System'],
      why: 'The next visit has come within the days that can be booked.',
      tells: ['series.visit_made', 'series.visit_not_free'],
      times: ['series.make_visits'],
    },
    passVisit: {
      from: ['Active'],
      to: ['Active'],
      by: ['System'],
      why: 'The next visit lies in the days for which its customer paused them.',
      tells: ['series.visit_passed'],
      times: ['series.make_visits'],
    },
    pause: {
      from: ['Active'],
      to: ['Active'],
      by: ['Buyer'],
      why: 'No visits from a day to a day; booked ones in it are cancelled with the fee that was shown, or kept.',
      tells: ['series.paused'],
    },
    resume: {
      from: ['Active'],
      to: ['Active'],
      by: ['Buyer'],
      why: 'Before the pause is over: the visits of the days that are left follow again.',
      tells: ['series.resumed'],
    },
    change: {
      from: ['Active'],
      to: ['Active'],
      by: ['Buyer'],
      why: 'Another day, time or interval from a booked visit on, while all that moves is free to move.',
      tells: ['series.changed'],
    },
    end: {
      from: ['Pending', 'Active'],
      to: ['Closed'],
      by: ['Buyer'],
      why: 'The fee of each visit that is cancelled was shown and confirmed; past visits stay.',
      tells: ['series.ended'],
    },
    finish: {
      from: ['Active'],
      to: ['Closed'],
      by: ['System'],
      why: 'Its last visit was yesterday or before.',
      tells: ['series.ended'],
      times: ['series.make_visits'],
    },
    lapse: {
      from: ['Pending'],
      to: ['Closed'],
      by: ['System'],
      why: 'Its first visit ended before any partner accepted it.',
      tells: ['series.ended'],
    },
  },
});

export type SeriesStatus = (typeof seriesLifecycle.states)[number];
export type SeriesVerb = keyof typeof seriesLifecycle.moves;
export type SeriesActor = (typeof seriesLifecycle.moves)[SeriesVerb]['by'][number];

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

export const seriesErrors = defineErrors({
  series_not_found: [404, 'Resource is not available'],
  series_moved_on: [409, 'These repeating visits have changed. Check them again.'],
  series_visit_late: [
    409,
    'A visit that would move starts too soon to be moved for free. Change the visits after it.',
  ],
  series_visit_order: [400, 'Choose a day after the visit before it.'],
  series_same: [409, 'The visits are already at this time.'],
  series_pause_days: [
    400,
    'Choose a first day from today on, and a last day not before it. A pause has at most {{days}} days.',
  ],
  series_pause_empty: [409, 'No visit lies in these days. Choose other days.'],
  series_pause_last: [
    409,
    'No visit would follow after these days. Choose an earlier last day, or end the visits.',
  ],
  repeat_not_offered: [409, 'This service can’t be repeated. Book it once.'],
  repeat_visits: [400, 'Choose from 2 to {{most}} visits.'],
  repeat_until: [400, 'Choose a last day within {{days}} days that allows at least 2 visits.'],
  series_limit: [409, 'You can have {{limit}} repeating visits at a time. End one first.'],
});

export const seriesActs = actsOf('series', seriesLifecycle);
