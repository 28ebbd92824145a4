import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

const facts = z.object({ projectId: ref('project'), organisationId: ref('partner') });

export const projectEvents = {
  opened: event('project.opened', { summary: 'A project was opened.', facts }),
  started: event('project.started', { summary: 'The work of a project began.', facts }),
  submitted: event('project.submitted', {
    summary: 'Nothing of a project is left to do; its client is to look.',
    facts,
  }),
  completed: event('project.completed', { summary: 'Every milestone of a project is accepted.', facts }),
  cancelled: event('project.cancelled', { summary: 'A project was cancelled by its partner.', facts }),
};
