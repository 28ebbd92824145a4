import { feedEvents, postEvents } from '@nukkad/contract/network/post/post.noun';
import { connectionEvents } from '@nukkad/contract/network/connection/connection.noun';
import { groupMembershipEvents } from '@nukkad/contract/network/group/group-membership.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { Reader } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { MemberInterface } from '../member/index.ts';
import { deleteEntries, insertEntries, insertNewest } from './feed.store.ts';
import { type InGroup, deleteEntriesOfGroup, insertNewestOfGroup } from './group-feed.store.ts';
import type { PostDependencies } from './post.interface.ts';
import { daysBefore, postRules } from './post.rules.ts';
import { type PostRow, findPost } from './post.store.ts';

/** A post goes into so many feeds in one transaction: one of a member with 30,000 connections is no burst. */
const lot = 1_000;
/** So many of a new connection's posts come into the feed. */
const newest = 50;

/** Whose screens may ask for more: those of the people, and of all who act for the businesses. */
async function toldOf(
  { membersOf }: Pick<MemberInterface, 'membersOf'>,
  reader: Reader,
  ids: readonly string[],
) {
  const members = [...(await membersOf(reader, ids)).values()];
  return {
    userIds: members.flatMap(({ userId }) => userId ?? []),
    organisationIds: members.flatMap(({ organisationId }) => organisationId ?? []),
  };
}

/** Those for whom it is, besides its author: connections, or who is in its group. */
const readersOf = (
  { platform: { db }, connection, group }: PostDependencies,
  { authorId, groupId }: PostRow,
  after: string | null,
): Promise<readonly string[]> =>
  groupId === null
    ? connection.connectionsOf(db, authorId, after, lot)
    : group.membersOf(db, groupId, after, lot);

/** A lot that was written before is written over: a job that is tried again begins anew. */
async function fillFeeds(deps: PostDependencies, postId: string): Promise<void> {
  const { member, platform } = deps;
  const post = await findPost(platform.db, postId);
  const publishedAt = post?.status === 'published' ? post.publishedAt : null;
  if (!post || publishedAt === null) return;
  let after: string | null = null;
  do {
    const ids: readonly string[] = await readersOf(deps, post, after);
    const entry = systemAuthorized({ postId, publishedAt }, 'Its author published it for them.');
    if (ids.length > 0) {
      const facts = { ...(await toldOf(member, platform.db, ids)), version: publishedAt.getTime() };
      await platform.write(system, async (tx) => {
        await insertEntries(tx, entry, ids);
        await publish(tx, platform.clock.now(), feedEvents.grew, facts);
      });
    }
    after = ids.length < lot ? null : (ids.at(-1) ?? null);
  } while (after !== null);
}

interface Pair {
  readonly lowId: string;
  readonly highId: string;
}

const bothWays = ({ lowId, highId }: Pair, why: `${string} ${string}`) => [
  systemAuthorized({ readerId: lowId, authorId: highId }, why),
  systemAuthorized({ readerId: highId, authorId: lowId }, why),
];

const connect = ({ platform }: PostDependencies, pair: Pair): Promise<void> =>
  platform.write(system, async (tx) => {
    const from = daysBefore(platform.clock.now(), postRules.feedDays);
    for (const following of bothWays(pair, 'They are connected now.'))
      await insertNewest(tx, following, { from, most: newest });
  });

const part = ({ platform }: PostDependencies, pair: Pair): Promise<void> =>
  platform.write(system, async (tx) => {
    for (const following of bothWays(pair, 'They are not connected any more.'))
      await deleteEntries(tx, following);
  });

const comeIntoGroup = ({ platform }: PostDependencies, facts: InGroup): Promise<void> =>
  platform.write(system, async (tx) => {
    const from = daysBefore(platform.clock.now(), postRules.feedDays);
    const coming = systemAuthorized(facts, 'They are in the group now.');
    await insertNewestOfGroup(tx, coming, { from, most: newest });
  });

const goOutOfGroup = ({ platform }: PostDependencies, facts: InGroup): Promise<void> =>
  platform.write(system, (tx) =>
    deleteEntriesOfGroup(tx, systemAuthorized(facts, 'They are not in the group any more.')),
  );

/** Feeds are written when a post is published, and when a connection or a place in a group begins or ends. */
export const feedConsumers = (deps: PostDependencies): readonly Consumer[] => [
  {
    ...consumer(
      'post.fill_feeds',
      when(postEvents.published, ({ facts }) => fillFeeds(deps, facts.postId)),
    ),
    queue: 'post.fill_feeds',
  },
  consumer(
    'post.connected',
    when(connectionEvents.accepted, ({ facts }) => connect(deps, facts)),
  ),
  consumer(
    'post.parted',
    when(connectionEvents.removed, ({ facts }) => part(deps, facts)),
    when(connectionEvents.blocked, ({ facts }) =>
      part(deps, { lowId: facts.blockerId, highId: facts.blockedId }),
    ),
  ),
  consumer(
    'post.group_joined',
    when(groupMembershipEvents.joined, ({ facts }) => comeIntoGroup(deps, facts)),
  ),
  consumer(
    'post.group_ended',
    when(groupMembershipEvents.ended, ({ facts }) => goOutOfGroup(deps, facts)),
  ),
];
