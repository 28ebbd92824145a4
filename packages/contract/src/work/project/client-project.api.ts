/** Projects as their client follows them. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { sentence, whole } from '../../kernel/schema.ts';
import { confirmsMilestone, seenOfMilestone, seenOfProjectCancel } from './project.api.ts';
import { projectErrors as e } from './project.noun.ts';
import { disputeWants, milestoneId, project, projectCard, projectId, projectTabs } from './project.model.ts';
import { previewFirst, type PreviewFirst, shownRow } from '../../preview-call.ts';
import * as office from './milestone-dispute-office.api.ts';
import { seenOfMilestoneDecision, seenOfReduction } from './milestone-dispute.api.ts';
import * as api from './project.api.ts';

const tag = 'Projects';
const authz = { who: 'roles', roles: ['Buyer'], scope: 'projects that the caller ordered' } as const;

export const listOwnProjects = endpoint('GET /project/list', {
  summary: 'Projects that the caller ordered, the newest first',
  tag,
  authz,
  query: z.object({
    ...pageQuery,
    tab: z._default(z.enum(projectTabs, 'Choose one of the list.'), 'open'),
  }),
  response: pageOf(projectCard),
});

export const getOwnProject = endpoint('GET /project/detail', {
  summary: 'One of them with its milestones',
  tag,
  authz,
  query: z.object({ projectId }),
  response: project,
  errors: [e.project_not_found],
});

export const approveMilestone = endpoint('PATCH /project/milestone/approve', {
  summary: 'Agree that a milestone is done: its amount is to be paid',
  tag,
  authz,
  confirms: confirmsMilestone,
  body: z.object({ projectId, milestoneId, seen: confirmsMilestone.schema }),
  response: project,
  errors: [e.milestone_not_found, e.milestone_moved_on, kernelErrors.confirmation_differs],
  touches: ['milestone-payment', 'party'],
});

export const sendMilestoneBack = endpoint('PATCH /project/milestone/sendback', {
  summary: 'Say what is missing of a milestone that was submitted',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z.object({
    milestoneId,
    version: whole(1, 1_000_000, 'As it was read.'),
    reason: sentence(500, 'What is missing, for the business.'),
  }),
  response: project,
  errors: [e.milestone_not_found, e.milestone_moved_on],
  touches: ['milestone-payment', 'party'],
});

export const raiseMilestoneDispute = endpoint('PATCH /project/milestone/dispute', {
  summary: 'Say what is wrong with a milestone that was accepted: nothing more of it is paid until that ends',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z.object({
    milestoneId,
    version: whole(1, 1_000_000, 'As it was read.'),
    wants: z.enum(disputeWants, 'Choose one of the list.'),
    words: sentence(1_000, 'What is wrong.'),
  }),
  response: project,
  errors: [e.milestone_not_found, e.milestone_moved_on, e.milestone_dispute_late],
  touches: ['milestone-payment', 'party'],
});

export const withdrawMilestoneDispute = endpoint('PATCH /project/milestone/dispute/withdraw', {
  summary: 'Take a dispute back: the milestone is to be paid as before',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z.object({ milestoneId, version: whole(1, 1_000_000, 'As it was read.') }),
  response: project,
  errors: [e.milestone_not_found, e.milestone_moved_on],
  touches: ['milestone-payment', 'party'],
});

const idOf = (params: Readonly<Record<string, string>>) => ({ disputeId: params['disputeId'] ?? '' });

export const projectPreviews: readonly PreviewFirst[] = [
  previewFirst(api.cancelProject, async (look, asked) =>
    seenOfProjectCancel(await look(api.getProject, { query: { projectId: asked.body.projectId } })),
  ),
  previewFirst(approveMilestone, async (look, asked) => {
    const { milestones } = await look(getOwnProject, { query: { projectId: asked.body.projectId } });
    return seenOfMilestone(shownRow(milestones, (one) => one.milestoneId === asked.body.milestoneId));
  }),
  previewFirst(office.decideMilestoneDispute, async (look, { params, body: { amount } }) => {
    const dispute = await look(office.readMilestoneDispute, { params: idOf(params) });
    if (amount === undefined) return seenOfMilestoneDecision(dispute, null);
    const query = { amount };
    return seenOfMilestoneDecision(
      dispute,
      await look(office.previewReduction, { params: idOf(params), query }),
    );
  }),
  previewFirst(office.decideReduction, async (look, { params }) => {
    const dispute = await look(office.readMilestoneDispute, { params: idOf(params) });
    if (!dispute.proposal) throw new Error('No reduction waits for another Admin.');
    return seenOfReduction(dispute, dispute.proposal);
  }),
];
