import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf, allActs } from '../../kernel/act.ts';
import { milestoneLifecycle } from './milestone.noun.ts';

export const projectStatuses = [
  'Project Created',
  'Inprogress',
  'Project Submitted For Review',
  'Completed',
  'Cancelled',
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Until it is over. */
export const openProject = [
  'Project Created',
  'Inprogress',
  'Project Submitted For Review',
] as const satisfies readonly ProjectStatus[];

/** Work for a party. The statuses and labels are those of specification section 4. */
export const projectLifecycle = lifecycle({
  name: 'project',
  states: projectStatuses,
  actors: ['Partner', 'Buyer', 'System'],
  moves: {
    open: {
      from: [null],
      to: ['Project Created'],
      by: ['Partner', 'System'],
      why: 'Written by hand, or agreed on as a quotation.',
      tells: ['project.opened'],
    },
    start: {
      from: ['Project Created'],
      to: ['Inprogress'],
      by: ['Partner'],
      why: 'The work begins; also by the first milestone or sub-task that is worked on.',
      tells: ['project.started'],
    },
    submit: {
      from: ['Inprogress'],
      to: ['Project Submitted For Review'],
      by: ['Partner', 'Buyer'],
      why: 'No milestone is left to do, and at least one waits for approval; also where the client accepted a change without the rest.',
      tells: ['project.submitted'],
    },
    resume: {
      from: ['Project Submitted For Review'],
      to: ['Inprogress'],
      by: ['Partner', 'Buyer'],
      why: 'The client sent a milestone back, or the partner added one.',
    },
    complete: {
      from: ['Inprogress', 'Project Submitted For Review'],
      to: ['Completed'],
      by: ['Partner', 'Buyer', 'System'],
      why: 'Every milestone is accepted.',
      tells: ['project.completed'],
    },
    cancel: {
      from: ['Project Created', 'Inprogress'],
      to: ['Cancelled'],
      by: ['Partner'],
      why: 'The work is not done; nothing of it was accepted or waits for approval.',
      tells: ['project.cancelled'],
    },
  },
});

export type ProjectVerb = keyof typeof projectLifecycle.moves;

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

export const projectErrors = defineErrors({
  project_not_found: [404, 'Resource is not available'],
  project_moved_on: [409, 'This project has changed. Check it and try again.'],
  project_has_work: [
    409,
    'Part of this project has been accepted or is awaiting approval. You can’t cancel it.',
  ],
  project_dates: [400, 'The last day can’t be before the first day.'],
  milestone_not_found: [404, 'Resource is not available'],
  milestone_moved_on: [409, 'This milestone has changed. Check it and try again.'],
  milestone_agreed: [409, 'Your customer agreed to this milestone. You can’t change it alone.'],
  milestone_client_decides: [409, 'Your customer approves this milestone. Submit it for review.'],
  milestone_nobody_asks: [409, 'This customer isn’t on the platform. Note their approval yourself.'],
  milestone_dispute_late: [409, 'The time to dispute this milestone has ended. Chat with the business.'],
  milestone_dispute_answered: [409, 'You’ve already answered this dispute.'],
  milestone_photo_unreadable: [400, 'This photo can’t be read. Choose a JPEG, PNG or WebP image.'],
  milestone_photos_full: [409, 'Each side can add up to {{limit}} photos.'],
  milestone_tax_ended: [409, 'You can’t charge this GST rate today. Choose another one.'],
  milestone_limit: [409, 'Use at most 50 milestones in one project.'],
});

export const projectActs = allActs(
  actsOf('project', projectLifecycle),
  actsOf('milestone', milestoneLifecycle),
  ['project.edit', 'milestone.answer_dispute', 'milestone.add_dispute_photos'],
);
