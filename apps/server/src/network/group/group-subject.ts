import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Reader } from '../../platform/db/database.ts';
import type { Extension } from '../../platform/extension.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { SeenSubject } from '../moderation/index.ts';
import type { GroupDependencies } from './group.interface.ts';
import type { GroupActor } from './group.policy.ts';
import { type GroupRow, listFindable, lockGroup } from './group.store.ts';
import { groupTransitions } from './group.transitions.ts';

/** Nothing of a group that no one owns any more. */
function seen(row: GroupRow): SeenSubject[] {
  if (row.ownerId === null) return [];
  return [
    {
      authorId: row.ownerId,
      body: [row.name, row.description, ...row.rules.map((rule) => `• ${rule}`)].join('\n'),
      screen: screenAddress.group(row.groupId),
      at: row.createdAt,
      isShown: row.status === 'open',
    },
  ];
}

const read = async (reader: Reader, viewerId: string | null, ids: readonly string[]) =>
  new Map(
    (await listFindable(reader, viewerId, ids)).flatMap((row) =>
      seen(row).map((subject) => [row.groupId, subject] as const),
    ),
  );

const moderator = (viewer: Viewer): GroupActor => ({ viewer, member: null });

/** What moderators ask of groups. One that was closed meanwhile stays so. */
export const groupAnswers = ({ moderation }: GroupDependencies): readonly Extension[] => [
  moderation.subjects.answeredBy({
    subject: 'group',
    read,
    around: async (reader, id) => {
      const group = (await read(reader, null, [id])).get(id);
      if (!group) return [];
      const { authorId, body, at, isShown } = group;
      return [{ kind: 'group', authorId, body, at, isShown, isIt: true }];
    },
    remove: async (tx, { viewer, now }, id) => {
      const row = await lockGroup(tx, id);
      if (row?.status !== 'open') return;
      const allowed = groupTransitions.allow(moderator(viewer), groupTransitions.verb.remove, row);
      await groupTransitions.move(tx, allowed, { now });
    },
    restore: async (tx, { viewer, now }, id) => {
      const row = await lockGroup(tx, id);
      if (row?.status !== 'removed') return;
      const allowed = groupTransitions.allow(moderator(viewer), groupTransitions.verb.restore, row);
      await groupTransitions.move(tx, allowed, { now });
    },
  }),
];
