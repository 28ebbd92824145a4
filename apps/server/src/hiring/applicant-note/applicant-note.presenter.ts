import type { ApplicantNote } from '@nukkad/contract/hiring/applicant-note/applicant-note.model';
import type { Reader } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ApplicantNoteDependencies } from './applicant-note.interface.ts';
import { mayWriteNote } from './applicant-note.policy.ts';
import { type ApplicantNoteRow, listMentions } from './applicant-note.store.ts';

/** With the names of who wrote them and of who is named, read once for a page. */
export async function presentNotes(
  { account }: Pick<ApplicantNoteDependencies, 'account'>,
  reader: Reader,
  viewer: Viewer,
  rows: readonly ApplicantNoteRow[],
): Promise<ApplicantNote[]> {
  const mentions = await listMentions(
    reader,
    rows.map(({ applicantNoteId }) => applicantNoteId),
  );
  const people = [...rows.map(({ writtenBy }) => writtenBy), ...mentions.map(({ userId }) => userId)];
  const names = await account.namesOf(reader, [...new Set(people)]);
  const nameOf = (userId: string) => names.get(userId) ?? '';
  return rows.map((row) => {
    const isOwn = mayWriteNote(viewer, row);
    return {
      applicantNoteId: row.applicantNoteId,
      applicationId: row.applicationId,
      words: row.words,
      writtenBy: nameOf(row.writtenBy),
      isOwn,
      mentions: mentions
        .filter((one) => one.applicantNoteId === row.applicantNoteId)
        .map(({ userId }) => ({ userId, name: nameOf(userId) })),
      writtenAt: row.createdAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      version: row.version,
      can: { edit: isOwn, delete: isOwn },
    };
  });
}
