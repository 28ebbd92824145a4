import { lifecycle } from '../../kernel/lifecycle.ts';

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
