import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

const facts = z.object({
  milestoneId: ref('milestone'),
  projectId: ref('project'),
  organisationId: ref('partner'),
});

export const milestoneEvents = {
  submitted: event('milestone.submitted', { summary: 'A milestone waits for its client’s approval.', facts }),
  reminded: event('milestone.reminded', {
    summary: 'A milestone still waits, and is accepted by itself before long.',
    facts,
  }),
  accepted: event('milestone.accepted', { summary: 'A milestone was accepted, and is to be paid.', facts }),
  sentBack: event('milestone.sent_back', { summary: 'A client found something missing.', facts }),
};
