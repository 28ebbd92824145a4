import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { blogText } from '@nukkad/contract/network/blog/blog-body.model';
import { partOf } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Extension } from '../../platform/extension.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ReadSubjects, SeenSubject } from '../moderation/index.ts';
import type { CountedSubject } from '../reaction/index.ts';
import type { BlogDependencies } from './blog.interface.ts';
import type { BlogActor } from './blog.policy.ts';
import { type BlogRow, addCounts, listBodies, listReadable, listWhatever, lockBlog } from './blog.store.ts';
import { blogTransitions } from './blog.transitions.ts';

const seen = (row: BlogRow, body: string): SeenSubject => ({
  authorId: row.authorId,
  body,
  screen: row.slug === null ? screenAddress.blogs : screenAddress.blog(row.slug),
  at: row.publishedAt ?? row.createdAt,
  isShown: row.status === 'published',
});

const listFor: (...asked: Parameters<ReadSubjects>) => Promise<readonly BlogRow[]> = (
  reader,
  viewerId,
  ids,
) => (viewerId === null ? listWhatever(reader, ids) : listReadable(reader, viewerId, ids));

/** Without its text, which comments and reactions do not need. */
const read: ReadSubjects = async (reader, viewerId, ids) => {
  const rows = await listFor(reader, viewerId, ids);
  return new Map(rows.map((row) => [row.blogId, seen(row, `${row.title}\n${row.summary}`)]));
};

const readWhole: ReadSubjects = async (reader, viewerId, ids) => {
  const rows = await listFor(reader, viewerId, ids);
  const bodies = await listBodies(
    reader,
    rows.map(({ blogId }) => blogId),
  );
  const wordsOf = ({ blogId, title }: BlogRow) => [title, blogText(bodies.get(blogId) ?? [])].join('\n\n');
  return new Map(rows.map((row) => [row.blogId, seen(row, wordsOf(row))]));
};

/** A case keeps so much of what was reported; around it the whole is read. */
const mostKept = 7_900;
const readBeginning: ReadSubjects = async (reader, viewerId, ids) => {
  const whole = await readWhole(reader, viewerId, ids);
  return new Map(
    [...whole].map(([id, { body, ...rest }]) => [
      id,
      {
        ...rest,
        body: body.length > mostKept ? `${body.slice(0, mostKept).replaceAll(/\p{Cs}/gu, '')}…` : body,
      },
    ]),
  );
};

const counted = (what: 'comments' | 'reactions'): CountedSubject<'blog'> => ({
  subject: 'blog',
  read,
  counted: (tx, count) => {
    const { subjectId: blogId, by } = count;
    const counts = { comments: 0, reactions: 0, [what]: by };
    return addCounts(tx, partOf(count, { blogId, ...counts }));
  },
});

const moderator = (viewer: Viewer): BlogActor => ({ viewer, member: null });

const around = async ({ comment }: BlogDependencies, reader: Reader, id: string) => {
  const blog = (await readWhole(reader, null, [id])).get(id);
  if (!blog) return [];
  const { authorId, body, at, isShown } = blog;
  const lines = await comment.firstOf(reader, id);
  return [{ kind: 'blog' as const, authorId, body, at, isShown, isIt: true }, ...lines];
};

/** What comments, reactions and moderators ask of blogs. One that was deleted meanwhile stays so. */
export const blogAnswers = (deps: BlogDependencies): readonly Extension[] => [
  deps.comment.subjects.answeredBy(counted('comments')),
  deps.reaction.subjects.answeredBy(counted('reactions')),
  deps.moderation.subjects.answeredBy({
    subject: 'blog',
    read: readBeginning,
    around: (reader, id) => around(deps, reader, id),
    remove: async (tx, { viewer, now }, id) => {
      const row = await lockBlog(tx, id);
      if (row?.status !== 'published') return;
      const allowed = blogTransitions.allow(moderator(viewer), blogTransitions.verb.remove, row);
      await blogTransitions.move(tx, allowed, { now });
    },
    restore: async (tx, { viewer, now }, id) => {
      const row = await lockBlog(tx, id);
      if (row?.status !== 'removed') return;
      const allowed = blogTransitions.allow(moderator(viewer), blogTransitions.verb.restore, row);
      await blogTransitions.move(tx, allowed, { now });
    },
  }),
];
