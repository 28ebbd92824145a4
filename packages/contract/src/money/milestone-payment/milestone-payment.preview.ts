import { type PreviewFirst, previewFirst, shownRow } from '../../preview-call.ts';
import { getOwnProject } from '../../work/project/client-project.api.ts';
import { payMilestone } from './milestone-payment.api.ts';
import { seenOfMilestonePayment } from './milestone-payment.confirm.ts';

export const milestonePaymentPreviews: readonly PreviewFirst[] = [
  previewFirst(payMilestone, async (look, { body: { projectId, milestoneId } }) => {
    const { milestones } = await look(getOwnProject, { query: { projectId } });
    return seenOfMilestonePayment(shownRow(milestones, (one) => one.milestoneId === milestoneId));
  }),
];
