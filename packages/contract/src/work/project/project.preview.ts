import { type PreviewFirst, previewFirst, shownRow } from '../../preview-call.ts';
import * as client from './client-project.api.ts';
import * as office from './milestone-dispute-office.api.ts';
import { seenOfMilestoneDecision, seenOfReduction } from './milestone-dispute.confirm.ts';
import * as api from './project.api.ts';
import { seenOfMilestone, seenOfProjectCancel } from './project.confirm.ts';

const idOf = (params: Readonly<Record<string, string>>) => ({ disputeId: params['disputeId'] ?? '' });

export const projectPreviews: readonly PreviewFirst[] = [
  previewFirst(api.cancelProject, async (look, { body: { projectId } }) =>
    seenOfProjectCancel(await look(api.getProject, { query: { projectId } })),
  ),
  previewFirst(client.approveMilestone, async (look, { body: { projectId, milestoneId } }) => {
    const { milestones } = await look(client.getOwnProject, { query: { projectId } });
    return seenOfMilestone(shownRow(milestones, (one) => one.milestoneId === milestoneId));
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
