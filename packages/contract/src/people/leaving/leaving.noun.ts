import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf, allActs } from '../../kernel/act.ts';

export const leavingStatuses = ['asked', 'serving', 'cleared', 'left', 'withdrawn', 'cancelled'] as const;
export type LeavingStatus = (typeof leavingStatuses)[number];

/** Not over yet: one at a time for each person. */
export const openLeavings = ['asked', 'serving', 'cleared'] as const;

/** `Self`: who leaves. `Office`: the owner, and staff who manage the team, never of themselves. */
const actors = ['Self', 'Office', 'System'] as const;

/** From the notice until the access ends. */
export const leavingLifecycle = lifecycle({
  name: 'leaving',
  states: leavingStatuses,
  actors,
  moves: {
    ask: {
      from: [null],
      to: ['asked'],
      by: ['Self'],
      why: 'An employee resigns and names a last day.',
      tells: ['leaving.asked'],
    },
    start: {
      from: [null],
      to: ['serving'],
      by: ['Office'],
      why: 'The business ends the employment and names the last day.',
      tells: ['leaving.settled'],
      times: ['leaving.end_access'],
    },
    accept: {
      from: ['asked'],
      to: ['serving'],
      by: ['Office'],
      why: 'The last day is agreed; what is missing of the notice is decided with it.',
      tells: ['leaving.settled'],
      times: ['leaving.end_access'],
    },
    withdraw: {
      from: ['asked'],
      to: ['withdrawn'],
      by: ['Self'],
      why: 'The employee stays. Once it is accepted the business decides.',
      tells: ['leaving.withdrawn'],
    },
    reschedule: {
      from: ['serving', 'cleared'],
      to: ['serving'],
      by: ['Office'],
      why: 'Another last day; what was cleared is looked at again.',
      tells: ['leaving.settled'],
      times: ['leaving.end_access'],
    },
    clear: {
      from: ['serving'],
      to: ['cleared'],
      by: ['Office'],
      why: 'Nothing of theirs is open after the last day.',
    },
    cancel: {
      from: ['asked', 'serving', 'cleared'],
      to: ['cancelled'],
      by: ['Office'],
      why: 'The person stays; the last day is taken back.',
      tells: ['leaving.cancelled'],
    },
    finish: {
      from: ['serving', 'cleared'],
      to: ['left'],
      by: ['System'],
      why: 'The last day has passed and no booking of theirs is open; their access ends.',
    },
  },
});
export type LeavingVerb = keyof typeof leavingLifecycle.moves;

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

export const leavingErrors = defineErrors({
  leaving_not_found: [404, 'Resource is not available'],
  leaving_moved_on: [409, 'This has changed. Check it and try again.'],
  leaving_there: [409, 'This person is leaving already. Reload and look at it.'],
  leaving_day: [400, 'Choose a last day from today on, at most a year ahead.'],
  leaving_short_notice: [400, 'The notice is short. Choose what happens with the missing days.'],
  leaving_taker_unknown: [400, 'Choose an active team member who isn’t leaving.'],
  leaving_not_clear: [409, 'Some work is still open. Hand it over first.'],
  leaving_setting_changed: [409, 'The notice was changed meanwhile. Check it and try again.'],
  letter_not_found: [404, 'Resource is not available'],
  letter_not_yet: [409, 'Mark the work as handed over first, or wait for the last day.'],
  letter_changed: [409, 'Something changed since the preview. Check the letter again.'],
  letter_not_current: [409, 'This letter is out of date. Issue a new one.'],
  letter_sent_often: [409, 'This letter was sent 5 times today. Try again tomorrow.'],
});

export const leavingActs = allActs(actsOf('leaving', leavingLifecycle), [
  'leaving.hand_over',
  'leaving_setting.set',
  'employment_letter.issue',
  'employment_letter.send',
  'employment_letter.sign',
  // Written before links had acts of their own.
  'employment_letter.turn_off',
]);
