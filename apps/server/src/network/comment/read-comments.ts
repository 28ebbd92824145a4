import type { CommentSubject } from '@nukkad/contract/network/comment/comment.model';
import type { Reader } from '../../platform/db/database.ts';
import type { ReadSubjects, SeenSubject, SurroundingLine } from '../moderation/index.ts';
import type { CountedSubject } from '../reaction/index.ts';
import type { CommentDependencies } from './comment.interface.ts';
import { type CommentRow, findComment, listFirst, listNear, listVisible } from './comment.store.ts';

/** What is commented on, by its kind. */
export function subjectOf(
  { subjects }: Pick<CommentDependencies, 'subjects'>,
  subject: CommentSubject,
): CountedSubject<CommentSubject> {
  const found = subjects.answers.find((one) => one.subject === subject);
  if (!found) throw new Error(`No domain answers for ${subject}.`);
  return found;
}

const presentSeen = (row: CommentRow, of: SeenSubject): SeenSubject => ({
  authorId: row.authorId,
  body: row.body,
  screen: of.screen,
  at: row.createdAt,
  isShown: row.status === 'published' && of.isShown,
});

/** A comment is seen where what it is about is seen. */
export const readComments =
  (deps: Pick<CommentDependencies, 'subjects'>): ReadSubjects =>
  async (reader, viewerId, ids) => {
    const rows = await listVisible(reader, viewerId, ids);
    const kinds = [...new Set(rows.map(({ subject }) => subject))];
    const read = await Promise.all(
      kinds.map((kind) => {
        const about = rows.flatMap(({ subject, subjectId }) => (subject === kind ? subjectId : []));
        return subjectOf(deps, kind).read(reader, viewerId, [...new Set(about)]);
      }),
    );
    const seen = new Map(read.flatMap((found) => [...found]));
    return new Map(
      rows.flatMap((row) => {
        const of = seen.get(row.subjectId);
        return of ? [[row.commentId, presentSeen(row, of)] as const] : [];
      }),
    );
  };

const lineOf = (row: CommentRow, isIt: boolean): SurroundingLine => ({
  kind: 'comment',
  authorId: row.authorId,
  body: row.body,
  at: row.createdAt,
  isIt,
  isShown: row.status === 'published',
});

const mostNear = 3;
const mostFirst = 5;

/** What it is about, and the comments beside this one. */
export async function readAround(
  deps: Pick<CommentDependencies, 'subjects'>,
  reader: Reader,
  commentId: string,
): Promise<readonly SurroundingLine[]> {
  const row = await findComment(reader, commentId);
  if (!row) return [];
  const [subjects, near] = await Promise.all([
    subjectOf(deps, row.subject).read(reader, null, [row.subjectId]),
    listNear(reader, row, mostNear),
  ]);
  const subject = subjects.get(row.subjectId);
  return [
    ...(subject ? [{ ...subject, kind: row.subject, isIt: false }] : []),
    ...near.map((one) => lineOf(one, one.commentId === commentId)),
  ];
}

export const readFirst = async (reader: Reader, subjectId: string): Promise<readonly SurroundingLine[]> =>
  (await listFirst(reader, subjectId, mostFirst)).map((row) => lineOf(row, false));
