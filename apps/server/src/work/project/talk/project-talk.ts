import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { TalkReference, TalkReferences } from '../../../platform/talk/talk-reference.ts';
import { type Viewer, hasPermission } from '../../../platform/viewer.ts';
import { type TalkedProject, listProjectsByNumber, listTalkedProjects } from './project-talk.store.ts';
import { quickRepliesAt } from './quick-replies.ts';

/** Both agreed on the work, so nothing is hidden between them. */
function referenceOf(row: TalkedProject): TalkReference {
  const { client, partner } = quickRepliesAt(row.status);
  return {
    referenceId: row.projectId,
    referenceNo: row.projectNumber,
    sides: {
      a: { userId: row.clientId, organisationId: null },
      b: { userId: null, organisationId: row.organisationId },
    },
    assignedStaffIds: [],
    contactsVisible: true,
    endedAt: row.endedAt,
    quickReplies: { a: client, b: partner },
  };
}

function addressFor(viewer: Viewer, { referenceId }: TalkReference): string | null {
  if (viewer.role === 'Buyer') return screenAddress.customerProject(referenceId);
  return hasPermission(viewer, 'customers.view') ? screenAddress.partnerProject(referenceId) : null;
}

/** A project as what its client and its business talk about. */
export const projectTalk: TalkReferences = {
  sessionType: 'project',
  look: async (reader, projectIds) =>
    new Map((await listTalkedProjects(reader, projectIds)).map((row) => [row.projectId, referenceOf(row)])),
  find: listProjectsByNumber,
  titles: async (reader, projectIds) =>
    new Map((await listTalkedProjects(reader, projectIds)).map(({ projectId, title }) => [projectId, title])),
  // Who works on a project has the messages of the business, or none.
  assignedTo: async () => [],
  addressFor,
};
