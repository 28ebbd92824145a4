import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

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
