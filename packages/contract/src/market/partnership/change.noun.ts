import { lifecycle } from '../../kernel/lifecycle.ts';

export const changeStates = ['Pending', 'Approved', 'Rejected', 'Withdrawn'] as const;
export type ChangeState = (typeof changeStates)[number];

/** A change of a live profile. The live data stays as it is until an Admin approves. One at a time is open. */
export const changeLifecycle = lifecycle({
  name: 'partner_change',
  states: changeStates,
  actors: ['Service Partner', 'Admin'],
  moves: {
    ask: {
      from: [null, 'Pending', 'Rejected'],
      to: ['Pending'],
      by: ['Service Partner'],
      why: 'It joins the change that waits; one that was refused begins anew.',
      tells: ['partner.change_asked'],
    },
    approve: {
      from: ['Pending'],
      to: ['Approved'],
      by: ['Admin'],
      why: 'The new values become the live ones.',
      tells: ['partner.change_decided'],
    },
    reject: {
      from: ['Pending'],
      to: ['Rejected'],
      by: ['Admin'],
      why: 'With a reason for each field.',
      tells: ['partner.change_decided'],
    },
    withdraw: {
      from: ['Pending', 'Rejected'],
      to: ['Withdrawn'],
      by: ['Service Partner'],
      why: 'Takes back what waits, or puts away what was refused.',
    },
  },
});
