import { lifecycle } from '../../kernel/lifecycle.ts';

export const scopeChangeStatuses = ['Proposed', 'Accepted', 'Rejected', 'Withdrawn'] as const;
export type ScopeChangeStatus = (typeof scopeChangeStatuses)[number];

/** A change of what was agreed on: proposed by the business, and true once its client accepts exactly it. */
export const scopeChangeLifecycle = lifecycle({
  name: 'scope_change',
  states: scopeChangeStatuses,
  actors: ['Partner', 'Buyer'],
  moves: {
    propose: {
      from: [null],
      to: ['Proposed'],
      by: ['Partner'],
      why: 'The project has a client and runs, and no other change waits for an answer.',
      tells: ['scope_change.proposed'],
    },
    accept: {
      from: ['Proposed'],
      to: ['Accepted'],
      by: ['Buyer'],
      why: 'What it changes is as it was when it was proposed; milestones and sum change with it, and it is frozen.',
      tells: ['scope_change.accepted'],
    },
    reject: {
      from: ['Proposed'],
      to: ['Rejected'],
      by: ['Buyer'],
      why: 'The client says why; all stays as it was agreed.',
      tells: ['scope_change.rejected'],
    },
    withdraw: {
      from: ['Proposed'],
      to: ['Withdrawn'],
      by: ['Partner'],
      why: 'The business takes it back, also to propose another one.',
    },
  },
});

export type ScopeChangeVerb = keyof typeof scopeChangeLifecycle.moves;
