import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { groupFinders } from './find-groups.ts';
import type { GroupDependencies, GroupInterface } from './group.interface.ts';
import { sweepCovers } from './add-cover.ts';
import { groupNotices } from './group.notices.ts';
import { groupPersonal } from './group-personal.store.ts';
import { groupRoutes } from './group.routes.ts';
import { invitationNotices } from './invitation/invitation.notices.ts';
import { listKnownPictures } from './picture.store.ts';
import { listLabels } from './group.store.ts';
import { groupAnswers } from './group-subject.ts';
import { tellMembers } from './tell-members.ts';
import { listDeciders, listMemberIds, lockPlace } from './membership.store.ts';

export type { GroupInterface, GroupLabel } from './group.interface.ts';

/** Groups by trade and city, who is in them and who decides. */
export const createGroupDomain = (deps: GroupDependencies): Domain & GroupInterface => ({
  name: 'group',
  routes: groupRoutes(deps),
  consumers: [tellMembers(deps)],
  notices: [...groupNotices(deps), ...invitationNotices(deps)],
  personal: groupPersonal,
  finders: groupFinders(deps),
  keptFiles: [{ prefixes: ['groups/'], listKnown: listKnownPictures }],
  cron: [{ name: 'group.sweep', match: '5 22 * * *', run: () => sweepCovers(deps.platform) }],
  extensions: groupAnswers(deps),
  placeOf: (tx, memberId, groupId) => lockPlace(tx, { groupId, memberId }),
  labelsOf: async (reader, memberId, groupIds) =>
    new Map((await listLabels(reader, memberId, groupIds)).map((row) => [row.groupId, row])),
  decidersAbout: (reader, groupId, memberId) => listDeciders(reader, { groupId, memberId }),
  membersOf: listMemberIds,
});

export const group = domain({
  needs: ['catalog', 'connection', 'geography', 'member', 'moderation'],
  create: createGroupDomain,
});
