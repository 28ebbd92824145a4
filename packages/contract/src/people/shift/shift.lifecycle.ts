import { lifecycle } from '../../kernel/lifecycle.ts';

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
