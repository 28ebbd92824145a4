import { getMyProfile } from '../account/account.api.ts';
import { maximumPageSize } from '../../kernel/page.ts';
import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as staff from './staff.api.ts';
import { seenOfAccess, seenOfInvitation, seenOfMembership } from './staff.api.ts';

export const staffPreviews: readonly PreviewFirst[] = [
  previewFirst(staff.answerInvitation, async (look, { body }) => {
    const { items } = await look(staff.listMyInvitations, { query: { limit: maximumPageSize } });
    const invitation = items.find(({ staffId }) => staffId === body.staffId);
    if (!invitation) throw new Error('No such invitation is shown.');
    return seenOfInvitation(invitation);
  }),
  previewFirst(staff.updateEmployeeAccess, async (look, { body: { staffId } }) =>
    seenOfAccess(await look(staff.getEmployeeAccess, { query: { staffId } })),
  ),
  previewFirst(staff.leaveTeam, async (look, { body }) => {
    const { items } = await look(staff.getMyTeam, { query: { limit: maximumPageSize } });
    const own = items.find(({ staffId }) => staffId === body.staffId);
    if (!own) throw new Error('No such colleague is shown.');
    return seenOfMembership((await look(getMyProfile, {})).companyName ?? '', own);
  }),
];
