import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type { Post, PostMention, PostPicture } from '@nukkad/contract/network/post/post.model';
import { signLink } from '../../platform/storage/links.ts';
import type { GroupLabel } from '../group/index.ts';
import type { Attached } from './attached/attached.presenter.ts';
import type { Member } from '../member/index.ts';
import type { FeedRow } from './feed.store.ts';
import type { MentionRow } from './mention.store.ts';
import type { ShownPicture } from './picture.store.ts';
import type { PostActor } from './post.policy.ts';
import { canBeEdited, isLookedAt } from './post.rules.ts';
import { postTransitions } from './post.transitions.ts';

export interface Viewing {
  readonly actor: PostActor;
  readonly member: Member;
  readonly now: Date;
}

/** What a page of posts needs besides its rows. */
export interface Around {
  readonly cards: ReadonlyMap<string, MemberCard>;
  readonly mentions: readonly MentionRow[];
  readonly pictures: readonly ShownPicture[];
  readonly attached: (postId: string) => Attached;
  readonly saved: ReadonlySet<string>;
  readonly own: ReadonlyMap<string, NonNullable<Post['reaction']>>;
  readonly groups: ReadonlyMap<string, GroupLabel>;
}

/** Who has the link may load it: which posts are seen is judged where they are listed. */
export const presentPicture = (
  { pictureId, storageKey, alternative, width, height }: ShownPicture,
  { secret, now }: { readonly secret: string; readonly now: Date },
): PostPicture => ({
  pictureId,
  url: signLink(secret, storageKey, 'post', now),
  alternative,
  width,
  height,
});

/** A name in the words leads to a page only where the reader may see it. */
function mentionsOf(row: FeedRow, { mentions, cards }: Around): PostMention[] {
  return mentions
    .filter(({ postId }) => postId === row.postId)
    .flatMap(({ memberId, handle }) => {
      const card = cards.get(memberId);
      return card ? [{ memberId, handle, currentHandle: card.handle, name: card.name }] : [];
    });
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function movesFor(row: FeedRow, group: GroupLabel | null, { actor, now }: Viewing): Post['can'] {
  const can = postTransitions.movesOf(actor, row);
  return {
    edit: can.edit && canBeEdited(row, now) && !isLookedAt(group),
    delete: can.delete,
    release: can.release,
    answer: row.status === 'published',
  };
}

/** Null: its author is not there for this reader. */
export function presentPost(row: FeedRow, around: Around, viewing: Viewing, secret: string): Post | null {
  const author = around.cards.get(row.authorId);
  if (!author) return null;
  const { now } = viewing;
  const group = around.groups.get(row.groupId ?? '') ?? null;
  return {
    postId: row.postId,
    author,
    body: row.body,
    audience: row.audience,
    group: group && { groupId: group.groupId, slug: group.slug, name: group.name },
    tags: [...row.tags],
    mentions: mentionsOf(row, around),
    pictures: around.pictures
      .filter(({ postId }) => postId === row.postId)
      .map((picture) => presentPicture(picture, { secret, now })),
    ...around.attached(row.postId),
    status: row.status,
    declineReason: row.declineReason,
    publishAt: row.status === 'scheduled' ? iso(row.publishAt) : null,
    publishedAt: iso(row.publishedAt),
    editedAt: iso(row.editedAt),
    comments: row.comments,
    reactions: row.reactions,
    reaction: around.own.get(row.postId) ?? null,
    saved: around.saved.has(row.postId),
    why: row.why,
    version: row.version,
    can: movesFor(row, group, viewing),
  };
}
