import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf, allActs } from '../../kernel/act.ts';

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

export const staffEvents = {
  invited: event('staff.invited', {
    summary: 'A person was invited to an organisation.',
    facts: z.object({ organisationId: ref('organisation'), invitationId: ref('invitation') }),
  }),
  joined: event('staff.joined', {
    summary: 'An invitation was accepted.',
    facts: z.object({
      organisationId: ref('organisation'),
      staffId: ref('professional'),
      userId: ref('user'),
    }),
  }),
  moved: event('staff.moved', {
    summary: 'The status of a member of staff changed.',
    facts: z.object({
      organisationId: ref('organisation'),
      staffId: ref('professional'),
      userId: ref('user'),
      status: z.string(),
    }),
  }),
  accessChanged: event('staff.access_changed', {
    summary: 'What a member of staff may do changed.',
    facts: z.object({
      organisationId: ref('organisation'),
      staffId: ref('professional'),
      userId: ref('user'),
    }),
  }),
};

export const staffErrors = defineErrors({
  staff_not_found: [404, 'Resource is not available'],
  staff_moved_on: [409, 'This has changed. Check it and try again.'],
  staff_has_open_jobs: [409, 'This person has open jobs. Assign them to someone else first.'],
  staff_already_here: [409, 'This person already works for you.'],
  staff_already_invited: [409, 'You have already invited this number.'],
  staff_is_owner: [409, 'This is the owner’s number.'],
  owner_set_elsewhere: [409, 'Change whether the owner takes jobs under Working hours.'],
  staff_limit: [409, 'Your team can have up to 500 people. Remove some first.'],
  invitation_lapsed: [409, 'This invitation has expired. Ask for a new one.'],
  rights_not_held: [403, 'You can only change permissions that you have yourself.'],
  own_rights: [403, 'You can’t change your own permissions.'],
});

export const staffActs = allActs(actsOf('staff', invitationLifecycle), actsOf('staff', staffLifecycle), [
  'staff.update',
  'staff.set_access',
]);
