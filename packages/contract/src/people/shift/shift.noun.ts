import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { type Room, socketDelivery, socketMessage } from '../../kernel/socket-message.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf, allActs } from '../../kernel/act.ts';
import { shiftRequestLifecycle } from './shift-request.noun.ts';

/** Of a shift in the roster. Only published ones count for attendance, and leaving ones until they are gone. */
export const rosterShiftStatuses = ['draft', 'published', 'leaving', 'removed'] as const;
export type RosterShiftStatus = (typeof rosterShiftStatuses)[number];

export const rosterShiftLifecycle = lifecycle({
  name: 'roster_shift',
  states: rosterShiftStatuses,
  actors: ['Planner', 'System'],
  moves: {
    plan: {
      from: [null],
      to: ['draft'],
      by: ['Planner'],
      why: 'Only planners see it until it is published.',
      tells: ['roster.changed'],
    },
    publish: {
      from: ['draft'],
      to: ['published'],
      by: ['Planner'],
      why: 'With the roster of its days; its person is told.',
      tells: ['roster.published'],
    },
    withdraw: {
      from: ['published'],
      to: ['leaving'],
      by: ['Planner'],
      why: 'It counts until the next publication, so that no one loses a shift without being told.',
      tells: ['roster.changed'],
    },
    keep: {
      from: ['leaving'],
      to: ['published'],
      by: ['Planner'],
      why: 'It stays after all.',
      tells: ['roster.changed'],
    },
    discard: {
      from: ['draft'],
      to: ['removed'],
      by: ['Planner'],
      why: 'It was never published.',
      tells: ['roster.changed'],
    },
    drop: {
      from: ['leaving'],
      to: ['removed'],
      by: ['Planner'],
      why: 'With a publication; its person is told.',
      tells: ['roster.published'],
    },
  },
});
export type RosterShiftVerb = keyof typeof rosterShiftLifecycle.moves;

/** Shifts of an organisation changed: the client asks for them again. */
export const rosterChanged = socketMessage<{ readonly from: string }>('roster.changed');
/** A request for a shift changed; request is its id. */
export const shiftRequestChanged = socketMessage<{ readonly requestId: string }>('shift_request.changed');

const rosterFacts = z.object({
  organisationId: ref('organisation'),
  employeeIds: z.array(z.string()).check(z.describe('Whose shifts they are.')),
  from: z.string(),
  to: z.string(),
});
type RosterFacts = z.output<typeof rosterFacts>;
const staffRooms = (employeeIds: readonly string[]) =>
  employeeIds.map((employeeId): Room => `staff:${employeeId}`);
/** Drafts are for planners alone, so a change of them is told to the organisation's room without its people's. */
const tellsPlanners = socketDelivery(rosterChanged, ({ organisationId, from }: RosterFacts) => ({
  rooms: [`organisation:${organisationId}`],
  data: { from },
}));

const requestFacts = z.object({
  organisationId: ref('organisation'),
  requestId: ref('shift request'),
  employeeIds: z.array(z.string()).check(z.describe('Who asked, and the colleague of a swap.')),
});
const tells = socketDelivery(
  shiftRequestChanged,
  ({ organisationId, requestId, employeeIds }: z.output<typeof requestFacts>) => ({
    rooms: [`organisation:${organisationId}`, ...staffRooms(employeeIds)],
    data: { requestId },
  }),
);

export const shiftEvents = {
  changed: event('roster.changed', {
    summary: 'Shifts were planned, moved, withdrawn, or changed hands.',
    facts: rosterFacts,
    tells: tellsPlanners,
  }),
  published: event('roster.published', {
    summary: 'Planned shifts are published; those of these people changed.',
    facts: rosterFacts,
    tells: socketDelivery(rosterChanged, ({ organisationId, employeeIds, from }: RosterFacts) => ({
      rooms: [`organisation:${organisationId}`, ...staffRooms(employeeIds)],
      data: { from },
    })),
  }),
  requestAsked: event('shift_request.asked', {
    summary: 'Someone asks for an open shift, or two agreed on a swap: the office decides.',
    facts: requestFacts,
    tells,
  }),
  requestProposed: event('shift_request.proposed', {
    summary: 'Someone proposed a swap to a colleague.',
    facts: requestFacts,
    tells,
  }),
  requestDecided: event('shift_request.decided', {
    summary: 'A request for a shift was approved, rejected or declined, or expired.',
    facts: requestFacts,
    tells,
  }),
  requestChanged: event('shift_request.changed', {
    summary: 'A request for a shift was withdrawn, or a swap counts without approval.',
    facts: requestFacts,
    tells,
  }),
};

export const shiftErrors = defineErrors({
  shift_type_not_found: [404, 'Resource is not available'],
  shift_type_changed: [409, 'This shift type was changed meanwhile. Check it and try again.'],
  shift_type_name_taken: [409, 'You already have a shift type with this name.'],
  shift_type_limit: [409, 'Use at most 30 shift types.'],
  shift_type_hours: [400, 'A shift must end after it starts, within 24 hours.'],
  shift_type_break: [400, 'The break must be shorter than the shift.'],
  roster_setting_changed: [409, 'These settings were changed meanwhile. Check them and try again.'],
  roster_setting_overtime: [400, 'The week with overtime can’t be shorter than the week.'],
  shift_not_found: [404, 'Resource is not available'],
  shift_moved_on: [409, 'This shift was changed meanwhile. Check it and try again.'],
  shift_overlaps: [409, 'This person already has a shift at this time.'],
  shift_past: [409, 'This day has ended. Choose a later one.'],
  shift_not_employed: [409, 'This person isn’t on the team on this day.'],
  roster_range: [400, 'Choose at most 31 days.'],
  roster_copy_same: [400, 'Choose another week.'],
  roster_changed: [409, 'The roster was changed meanwhile. Check it and publish again.'],
  roster_unchanged: [409, 'There is nothing to publish.'],
  roster_needs_reason: [409, 'This breaks a limit of working time. Enter a reason.'],
  roster_breaks_limit: [409, 'This breaks a limit of working time. Change the shifts first.'],
  roster_hits_bookings: [409, 'There are bookings in shifts you’re removing. Assign them to others first.'],
  shift_request_not_found: [404, 'Resource is not available'],
  shift_request_moved_on: [409, 'This request was already answered.'],
  shift_request_gone: [409, 'This shift is no longer available.'],
  shift_request_pending: [409, 'You’ve already asked for this.'],
  shift_request_own: [403, 'You can’t decide on your own request.'],
});

export const shiftActs = allActs(actsOf('shift_request', shiftRequestLifecycle), [
  'shift_type.add',
  'shift_type.edit',
  'shift_type.remove',
  'roster.set_rules',
  'roster.plan',
  'roster.move',
  'roster.remove',
  'roster.keep',
  'roster.copy',
  'roster.publish',
]);
