import { type PreviewFirst, previewFirst, shownRow } from '../../preview-call.ts';
import * as client from './client-project.api.ts';
import * as api from './project.api.ts';
import { seenOfMilestone, seenOfProjectCancel } from './project.confirm.ts';

export const projectPreviews: readonly PreviewFirst[] = [
  previewFirst(api.cancelProject, async (look, { body: { projectId } }) =>
    seenOfProjectCancel(await look(api.getProject, { query: { projectId } })),
  ),
  previewFirst(client.approveMilestone, async (look, { body: { projectId, milestoneId } }) => {
    const { milestones } = await look(client.getOwnProject, { query: { projectId } });
    return seenOfMilestone(shownRow(milestones, (one) => one.milestoneId === milestoneId));
  }),
];
