import { groupNewsEvents } from '@nukkad/contract/network/group/group-membership.noun';
import { groupEvents } from '@nukkad/contract/network/group/group.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { GroupDependencies } from './group.interface.ts';
import { findGroup } from './group.store.ts';
import { markTold } from './membership.store.ts';

/** So many members hear of it in one transaction. */
const lot = 1_000;

interface News {
  readonly groupId: string;
  /** Who is told in another way. */
  readonly ownerId: string;
}
type Told = (tx: Tx, now: Date, memberIds: readonly string[]) => Promise<void>;

/** Each once, also where the job is tried again: who was told is marked with the event. */
async function tellAll(
  { platform }: GroupDependencies,
  { groupId, ownerId }: News,
  told: Told,
): Promise<void> {
  const version = (await findGroup(platform.db, groupId))?.version ?? 0;
  let after: string | null = null;
  do {
    const asked = systemAuthorized({ groupId, version, after, most: lot }, 'They are in the group.');
    const marked = await platform.write(system, async (tx) => {
      const members = await markTold(tx, asked);
      const ids = members.filter(({ memberId, isNew }) => isNew && memberId !== ownerId);
      if (ids.length > 0)
        await told(
          tx,
          platform.clock.now(),
          ids.map(({ memberId }) => memberId),
        );
      return members;
    });
    after = marked.length < lot ? null : (marked.at(-1)?.memberId ?? null);
  } while (after !== null);
}

/** Members hear of another owner, and of the end of their group. */
export const tellMembers = (deps: GroupDependencies): Consumer => ({
  ...consumer(
    'group.tell_members',
    when(groupEvents.handedOver, ({ facts }) =>
      tellAll(deps, facts, (tx, now, memberIds) =>
        publishEach(
          tx,
          now,
          groupNewsEvents.handedOver,
          memberIds.map((memberId) => ({ ...facts, memberId })),
        ),
      ),
    ),
    when(groupEvents.closed, ({ facts }) =>
      tellAll(deps, facts, (tx, now, memberIds) =>
        publishEach(
          tx,
          now,
          groupNewsEvents.closed,
          memberIds.map((memberId) => ({ groupId: facts.groupId, memberId })),
        ),
      ),
    ),
  ),
  queue: 'group.tell_members',
});
