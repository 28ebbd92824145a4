import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Reader } from '../../platform/db/database.ts';
import type { Extension } from '../../platform/extension.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { signLink } from '../../platform/storage/links.ts';
import type { SeenSubject } from '../moderation/index.ts';
import type { GroupDependencies } from './group.interface.ts';
import type { GroupActor } from './group.policy.ts';
import { type PictureRow, listCovers } from './picture.store.ts';
import { type GroupRow, listFindable, lockGroup } from './group.store.ts';
import { groupTransitions } from './group.transitions.ts';

interface Showing {
  readonly covers: ReadonlyMap<string, PictureRow>;
  readonly secret: string;
  readonly now: Date;
}

/** Nothing of a group that no one owns any more. */
function seen(row: GroupRow, { covers, secret, now }: Showing): SeenSubject[] {
  if (row.ownerId === null) return [];
  const cover = covers.get(row.groupId);
  return [
    {
      authorId: row.ownerId,
      carries: cover
        ? [{ words: cover.alternative, url: signLink(secret, cover.storageKey, 'moderator', now) }]
        : [],
      body: [row.name, row.description, ...row.rules.map((rule) => `• ${rule}`)].join('\n'),
      screen: screenAddress.group(row.groupId),
      at: row.createdAt,
      isShown: row.status === 'open',
    },
  ];
}

const find =
  ({ platform: { clock, config } }: GroupDependencies) =>
  async (reader: Reader, viewerId: string | null, ids: readonly string[]) => {
    const [rows, covers] = await Promise.all([listFindable(reader, viewerId, ids), listCovers(reader, ids)]);
    const showing = { covers, secret: config.secret, now: clock.now() };
    return new Map(
      rows.flatMap((row) => seen(row, showing).map((subject) => [row.groupId, subject] as const)),
    );
  };

const moderator = (viewer: Viewer): GroupActor => ({ viewer, member: null });

/** What moderators ask of groups. One that was closed meanwhile stays so. */
export const groupAnswers = (deps: GroupDependencies): readonly Extension[] => [
  deps.moderation.subjects.answeredBy({
    subject: 'group',
    read: find(deps),
    around: async (reader, id) => {
      const group = (await find(deps)(reader, null, [id])).get(id);
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
