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
  disputed: event('milestone.disputed', {
    summary: 'A client says that something is wrong with an accepted milestone.',
    facts,
  }),
  disputeAnswered: event('milestone.dispute_answered', {
    summary: 'A partner answered the dispute of a milestone.',
    facts,
  }),
  disputeEnded: event('milestone.dispute_ended', {
    summary: 'The dispute of a milestone was withdrawn or decided.',
    facts,
  }),
  sentBack: event('milestone.sent_back', { summary: 'A client found something missing.', facts }),
};
