import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

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
      why: 'The client signs it with a one-time password or a passkey, and what it changes is as it was when it was proposed; milestones and sum change with it, and it is frozen.',
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

const facts = z.object({
  scopeChangeId: ref('scope change'),
  projectId: ref('project'),
  organisationId: ref('partner'),
});

export const scopeChangeEvents = {
  proposed: event('scope_change.proposed', {
    summary: 'A business proposed to change what was agreed on for a project.',
    facts,
  }),
  accepted: event('scope_change.accepted', {
    summary: 'A client accepted a change; milestones and sum are the new ones.',
    facts,
  }),
  rejected: event('scope_change.rejected', { summary: 'A client rejected a change.', facts }),
};

export const scopeChangeErrors = defineErrors({
  scope_change_not_found: [404, 'Resource is not available'],
  scope_change_moved_on: [409, 'This change was already answered or withdrawn.'],
  scope_change_waits: [409, 'Another change hasn’t been answered yet. Withdraw it first.'],
  scope_change_outdated: [409, 'The project has changed since. Ask the business for a new proposal.'],
  scope_change_same: [400, 'Change at least one milestone or the last day.'],
  scope_change_no_client: [409, 'This customer isn’t on the platform. Change the milestones yourself.'],
  scope_change_begun: [409, 'You can only change milestones that aren’t submitted or approved.'],
});

export const scopeChangeActs = actsOf('scope_change', scopeChangeLifecycle, ['sign']);
