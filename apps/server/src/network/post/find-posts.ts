import { type Finder, type FindCall, type FoundHit, forSignedIn } from '../../platform/search/finder.ts';
import { placeIn, saidWays } from '../../platform/search/said-words.rules.ts';
import { listSaid } from './find-posts.store.ts';
import type { PostDependencies } from './post.interface.ts';

/** What members said, for members: a visitor reads no posts. */
async function findPosts(
  { member, group }: PostDependencies,
  { reader, viewer, wanted, now, limit }: FindCall,
): Promise<readonly FoundHit[]> {
  const ways = saidWays(wanted);
  if (ways.query === '') return [];
  const { memberId, isMember } = await member.lookerOf(viewer, reader);
  if (!isMember) return [];
  const rows = await listSaid(reader, { memberId, ways, now }, limit);
  if (rows.length === 0) return [];
  const groupIds = memberId === null ? [] : [...new Set(rows.flatMap(({ groupId }) => groupId ?? []))];
  const [cards, groups] = await Promise.all([
    member.cards(reader, memberId, [...new Set(rows.map(({ authorId }) => authorId))]),
    group.labelsOf(reader, memberId ?? '', groupIds),
  ]);
  return rows.flatMap(({ postId, authorId, groupId, body, near }): FoundHit | readonly FoundHit[] => {
    const author = cards.get(authorId);
    return author
      ? {
          kind: 'post',
          id: postId,
          title: placeIn(body, ways.ways),
          facts: [author.name, groups.get(groupId ?? '')?.name ?? ''],
          startsAt: null,
          status: null,
          isGuess: near === 0,
        }
      : [];
  });
}

export const postFinders = (deps: PostDependencies): readonly Finder[] => [
  { room: 'everyone', find: forSignedIn((call) => findPosts(deps, call)) },
];
