import { feedEvents, postEvents } from '@nukkad/contract/network/post/post.noun';
import { connectionEvents } from '@nukkad/contract/network/connection/connection.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { Reader } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { MemberInterface } from '../member/index.ts';
import { deleteEntries, insertEntries, insertNewest } from './feed.store.ts';
import type { PostDependencies } from './post.interface.ts';
import { daysBefore, postRules } from './post.rules.ts';
import { findPost } from './post.store.ts';

/** A post goes into so many feeds in one transaction: one of a member with 30,000 connections is no burst. */
const lot = 1_000;
/** So many of a new connection's posts come into the feed. */
const newest = 50;

/** Whose screens may ask for more: those of the people, and of all who act for the businesses. */
async function readersOf(
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

/** A lot that was written before is written over: a job that is tried again begins anew. */
async function fillFeeds(
  { platform, connection, member }: PostDependencies,
  postId: string,
  authorId: string,
): Promise<void> {
  const post = await findPost(platform.db, postId);
  const publishedAt = post?.status === 'published' ? post.publishedAt : null;
  if (publishedAt === null) return;
  let after: string | null = null;
  do {
    const ids: readonly string[] = await connection.connectionsOf(platform.db, authorId, after, lot);
    const entry = systemAuthorized({ postId, publishedAt }, 'Its author published it for them.');
    if (ids.length > 0) {
      const facts = { ...(await readersOf(member, platform.db, ids)), version: publishedAt.getTime() };
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

/** Feeds are written when a post is published and when a connection begins or ends. */
export const feedConsumers = (deps: PostDependencies): readonly Consumer[] => [
  {
    ...consumer(
      'post.fill_feeds',
      when(postEvents.published, ({ facts }) => fillFeeds(deps, facts.postId, facts.authorId)),
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
];
