/** Projects as the partner works with them: specification section 7, Projects and business. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import {
  type Milestone,
  milestoneBody,
  milestoneId,
  newProjectBody,
  project,
  projectBody,
  projectCard,
  projectId,
  projectTabs,
  projectStatus,
} from './project.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { optionalText, sentence, whole } from '../../kernel/schema.ts';
import { partyErrors } from '../party/party.noun.ts';
import { partyId } from '../party/party.model.ts';
import { projectErrors as e } from './project.noun.ts';

// What is seen when a project is cancelled and when a milestone is approved. See docs/confirmations.md.

export const confirmsProjectCancel = confirmation('project_cancel', {
  projectStatus: 'choice',
  milestonesOpen: 'count',
});

export const seenOfProjectCancel = ({
  status,
  milestones,
}: {
  readonly status: string;
  readonly milestones: readonly Pick<Milestone, 'status'>[];
}): Seen<typeof confirmsProjectCancel> => ({
  projectStatus: status,
  milestonesOpen: milestones.filter((one) => one.status === 'Pending').length,
});

export const confirmsMilestone = confirmation('milestone', {
  milestoneTitle: 'text',
  amountToPay: 'money',
  milestoneStatus: 'choice',
});

export const seenOfMilestone = ({
  title,
  amount,
  status,
}: Pick<Milestone, 'title' | 'amount' | 'status'>): Seen<typeof confirmsMilestone> => ({
  milestoneTitle: title,
  amountToPay: amount,
  milestoneStatus: status,
});

const tag = 'Projects';

/** What these change besides their own noun. */
const touches = ['milestone-payment', 'party'] as const;
const reading = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'customers.view',
  scope: 'projects of the own organisation',
} as const;
const changing = { ...reading, permission: 'customers.update' } as const;
const version = whole(1, 1_000_000, 'As it was read.');

/** What projects may be looked for by. */
export const projectsQuery = z.object({
  ...countedPageQuery,
  tab: z._default(z.enum(projectTabs, 'Choose one of the list.'), 'open'),
  q: optionalText(60, 'Part of a title, a number or the name of a party.'),
  partyId: z.optional(partyId),
  status: z
    .optional(projectStatus)
    .check(z.describe('One state alone, in place of the tab: a column of the board.')),
});

export const listProjects = endpoint('GET /projects/list', {
  summary: 'Projects of the own organisation, the newest first',
  tag,
  authz: reading,
  query: projectsQuery,
  response: countedPageOf(projectCard),
});

export const getProject = endpoint('GET /projects/project', {
  summary: 'One of them with its milestones',
  tag,
  authz: reading,
  query: z.object({ projectId }),
  response: project,
  errors: [e.project_not_found],
});

export const openProjectByHand = endpoint('POST /projects/project', {
  summary: 'Open a project for a party, with its milestones',
  tag,
  authz: { ...reading, permission: 'customers.create' },
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: newProjectBody,
  response: project,
  errors: [partyErrors.party_not_found, e.project_dates, e.milestone_tax_ended],
  touches,
});

export const editProjectBody = z.object({ projectId, version, ...projectBody.shape });

export const editProject = endpoint('PATCH /projects/project', {
  summary: 'Change title, words and days of a project',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: editProjectBody,
  response: project,
  errors: [e.project_not_found, e.project_moved_on, e.project_dates],
  touches,
});

export const startProject = endpoint('PATCH /projects/project/start', {
  summary: 'Say that the work of a project has begun',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ projectId, version }),
  response: project,
  errors: [e.project_not_found, e.project_moved_on],
  touches,
});

export const cancelProject = endpoint('PATCH /projects/project/cancel', {
  summary: 'Cancel a project of which nothing was accepted or waits for approval',
  tag,
  authz: changing,
  confirms: confirmsProjectCancel,
  body: z.object({ projectId, seen: confirmsProjectCancel.schema }),
  response: project,
  errors: [e.project_not_found, e.project_moved_on, e.project_has_work, kernelErrors.confirmation_differs],
  touches,
});

export const addMilestone = endpoint('POST /projects/project/milestone', {
  summary: 'Add a milestone to a project without a client on the platform',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({ projectId, ...milestoneBody.shape }),
  response: project,
  errors: [
    e.project_not_found,
    e.project_moved_on,
    e.milestone_agreed,
    e.milestone_limit,
    e.milestone_tax_ended,
  ],
  touches,
});

const move = z.object({ milestoneId, version });
const moved = [e.milestone_not_found, e.milestone_moved_on, e.project_moved_on] as const;

export const submitMilestone = endpoint('PATCH /projects/project/milestone/submit', {
  summary: 'Say that a milestone is done: its client is asked to approve it',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: move,
  response: project,
  errors: [...moved, e.milestone_nobody_asks],
  touches,
});

export const acceptMilestone = endpoint('PATCH /projects/project/milestone/accept', {
  summary: 'Note that a party that is not on the platform approved a milestone: it is to be paid',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: move,
  response: project,
  errors: [...moved, e.milestone_client_decides],
  touches,
});

export const dropMilestone = endpoint('PATCH /projects/project/milestone/drop', {
  summary: 'Take an open milestone out of a project without a client on the platform',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: move,
  response: project,
  errors: [...moved, e.milestone_agreed],
  touches,
});

export const answerMilestoneDispute = endpoint('PATCH /projects/project/milestone/dispute/answer', {
  summary: 'Say something to the dispute of a milestone, once',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ ...move.shape, answer: sentence(1_000, 'For the client and for who decides.') }),
  response: project,
  errors: [e.milestone_not_found, e.milestone_moved_on, e.milestone_dispute_answered],
  touches,
});
