import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Extension } from '../../platform/extension.ts';
import type { SeenSubject } from '../moderation/index.ts';
import type { CountedSubject } from '../reaction/index.ts';
import { listCardsOf } from './attached/job-card.store.ts';
import { carriedBy } from './attached/carried.ts';
import type { PostDependencies } from './post.interface.ts';
import type { PostActor } from './post.policy.ts';
import { type PostRow, addCounts, listReadable, lockPost } from './post.store.ts';
import { postTransitions } from './post.transitions.ts';

const seen = (row: PostRow): SeenSubject => ({
  authorId: row.authorId,
  body: row.body,
  screen: screenAddress.post(row.postId),
  at: row.publishedAt ?? row.createdAt,
  isShown: row.status === 'published',
});

const read = async (reader: Reader, viewerId: string | null, ids: readonly string[]) =>
  new Map((await listReadable(reader, viewerId, ids)).map((row) => [row.postId, seen(row)]));

const counted = (what: 'comments' | 'reactions'): CountedSubject<'post'> => ({
  subject: 'post',
  read,
  counted: (tx, count) => {
    const { subjectId: postId, by } = count;
    const counts = { comments: 0, reactions: 0, [what]: by };
    return addCounts(tx, partOf(count, { postId, ...counts }));
  },
});

/** With what they carry, which a case keeps. */
const readWhole =
  (deps: PostDependencies): typeof read =>
  async (reader, viewerId, ids) => {
    const [subjects, carried] = await Promise.all([
      read(reader, viewerId, ids),
      carriedBy(deps, reader, ids),
    ]);
    return new Map([...subjects].map(([id, subject]) => [id, { ...subject, carries: carried(id) }]));
  };

const moderator = (viewer: PostActor['viewer']): PostActor => ({ viewer, memberId: null, isBusiness: false });

/** A finished job is moderated with the post that shows it, also on the page of its author. */
async function followPost(
  { jobCard }: PostDependencies,
  tx: Tx,
  post: Authorized<PostRow>,
  isRemoved: boolean,
): Promise<void> {
  const [placed] = await listCardsOf(tx, [post.postId]);
  if (placed) await jobCard.setRemoved(tx, partOf(post, { cardId: placed.cardId, isRemoved }));
}

/** What comments, reactions and moderators ask of posts. A post that was deleted meanwhile stays so. */
export const postAnswers = (deps: PostDependencies): readonly Extension[] => [
  deps.comment.subjects.answeredBy(counted('comments')),
  deps.reaction.subjects.answeredBy(counted('reactions')),
  deps.moderation.subjects.answeredBy({
    subject: 'post',
    read: readWhole(deps),
    around: async (reader, id) => {
      const post = (await read(reader, null, [id])).get(id);
      if (!post) return [];
      const { authorId, body, at, isShown } = post;
      const lines = await deps.comment.firstOf(reader, id);
      const carries = (await carriedBy(deps, reader, [id]))(id);
      return [{ kind: 'post', authorId, body, at, isShown, isIt: true, carries }, ...lines];
    },
    remove: async (tx, { viewer, now }, id) => {
      const row = await lockPost(tx, id);
      if (row?.status !== 'published') return;
      const allowed = postTransitions.allow(moderator(viewer), postTransitions.verb.remove, row);
      await postTransitions.move(tx, allowed, { now });
      await followPost(deps, tx, allowed.row, true);
    },
    restore: async (tx, { viewer, now }, id) => {
      const row = await lockPost(tx, id);
      if (row?.status !== 'removed') return;
      const allowed = postTransitions.allow(moderator(viewer), postTransitions.verb.restore, row);
      await postTransitions.move(tx, allowed, { now });
      await followPost(deps, tx, allowed.row, false);
    },
  }),
];
