import { lifecycle } from '../../kernel/lifecycle.ts';

/** Statuses in the words of the specification; `Inactive` is a member who left by themselves. */
export const staffStates = ['Active', 'Deactivated', 'Inactive'] as const;
export type StaffState = (typeof staffStates)[number];

export const invitationStates = ['Pending', 'Accepted', 'Rejected', 'Cancelled', 'Inactive'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** `Office`: the owner, and staff with the right to manage users. `Self`: the person it is about. */
const actors = ['Office', 'Self', 'System'] as const;

/** A person becomes staff only by accepting, signed in with the number that was invited. */
export const invitationLifecycle = lifecycle({
  name: 'staff_invitation',
  states: invitationStates,
  actors,
  moves: {
    invite: {
      from: [null],
      to: ['Pending'],
      by: ['Office'],
      why: 'Waits for the person, whether or not the number has an account yet.',
      tells: ['staff.invited'],
      times: ['staff.lapse_invitations'],
    },
    accept: {
      from: ['Pending'],
      to: ['Accepted'],
      by: ['Self'],
      why: 'The person is now staff, with what the inviter could still give.',
    },
    decline: {
      from: ['Pending'],
      to: ['Rejected'],
      by: ['Self'],
      why: 'The organisation reads that it was declined, and no more.',
    },
    withdraw: { from: ['Pending'], to: ['Cancelled'], by: ['Office'], why: 'Invited by mistake.' },
    lapse: {
      from: ['Pending'],
      to: ['Inactive'],
      by: ['System'],
      why: 'The person did not answer within 30 days.',
    },
  },
});
export type InvitationVerb = keyof typeof invitationLifecycle.moves;

export const staffLifecycle = lifecycle({
  name: 'staff_member',
  states: staffStates,
  actors,
  moves: {
    join: {
      from: [null, 'Deactivated', 'Inactive'],
      to: ['Active'],
      by: ['Self'],
      why: 'By accepting an invitation.',
      tells: ['staff.joined'],
    },
    deactivate: {
      from: ['Active'],
      to: ['Deactivated'],
      by: ['Office', 'System'],
      why: 'All rights end with the next request, or after the last day that was agreed; open jobs are handed over first.',
      tells: ['staff.moved'],
    },
    activate: {
      from: ['Deactivated'],
      to: ['Active'],
      by: ['Office'],
      why: 'The person had agreed before. A person who left is invited again instead.',
      tells: ['staff.moved'],
    },
    leave: {
      from: ['Active'],
      to: ['Inactive'],
      by: ['Self'],
      why: 'Anyone may leave; open jobs are handed over first.',
      tells: ['staff.moved'],
    },
  },
});
export type StaffVerb = keyof typeof staffLifecycle.moves;
