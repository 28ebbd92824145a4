import { type Authorized, partOf } from '../../platform/authorize.ts';
import { countFound } from '../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

const columns = {
  applicantNoteId: 'applicant_note_id',
  applicationId: 'application_id',
  jobId: 'job_id',
  organisationId: 'organisation_id',
  userId: 'user_id',
  writtenBy: 'written_by',
  words: 'words',
  createdAt: 'created_at',
  editedAt: 'edited_at',
  version: 'version',
} as const;
const noteTable = tableColumns('applicant_note', columns);
export type ApplicantNoteRow = RowOf<'applicant_note', typeof columns>;

const mentionTable = tableColumns('applicant_note_mention', {
  applicantNoteId: 'applicant_note_id',
  userId: 'user_id',
});

export const findNote = noteTable.findBy('applicantNoteId');
export const lockNote = noteTable.lockBy('applicantNoteId');
export const insertNote = noteTable.insert;
export const saveNote = noteTable.saveBy('applicantNoteId').only('words', 'editedAt', 'version');

interface Named {
  readonly applicantNoteId: string;
}

export async function deleteNote(tx: Tx, { applicantNoteId }: Authorized<Named>): Promise<void> {
  await tx.deleteFrom('applicant_note').where('applicant_note_id', '=', applicantNoteId).execute();
}

/** Of an application of the own business, whose job is none of `kept`. */
export interface NoteFilter {
  readonly organisationId: string;
  readonly kept: readonly string[];
  readonly applicationId: string;
}

const ofApplication = (reader: Reader, { organisationId, kept, applicationId }: NoteFilter) =>
  reader
    .selectFrom('applicant_note')
    .where('application_id', '=', applicationId)
    .where('organisation_id', '=', organisationId)
    .$if(kept.length > 0, (rows) => rows.where('job_id', 'not in', kept));

/** The newest first. */
export async function listNotes(
  reader: Reader,
  filter: NoteFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<ApplicantNoteRow[]> {
  const rows = ofApplication(reader, filter)
    .select(noteTable.selected)
    .orderBy('created_at', 'desc')
    .orderBy('applicant_note_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'applicant_note_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const countNotes = (reader: Reader, filter: NoteFilter): Promise<number> =>
  countFound(reader, ofApplication(reader, filter).select('applicant_note_id'));

export interface Mention {
  readonly applicantNoteId: string;
  readonly userId: string;
}

export async function listMentions(reader: Reader, noteIds: readonly string[]): Promise<readonly Mention[]> {
  if (noteIds.length === 0) return [];
  return reader
    .selectFrom('applicant_note_mention')
    .select(mentionTable.selected)
    .where('applicant_note_id', 'in', noteIds)
    .orderBy('user_id')
    .execute();
}

/** In place of those there were. */
export async function replaceMentions(
  tx: Tx,
  note: Authorized<Named>,
  userIds: readonly string[],
): Promise<void> {
  const { applicantNoteId } = note;
  await tx.deleteFrom('applicant_note_mention').where('applicant_note_id', '=', applicantNoteId).execute();
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => mentionTable.written(partOf(note, { applicantNoteId, userId })));
  await tx.insertInto('applicant_note_mention').values(rows).execute();
}

/** Notes of applications that are erased. */
export async function eraseNotes(
  tx: Tx,
  { applicationIds }: Authorized<{ readonly applicationIds: readonly string[] }>,
): Promise<void> {
  await tx.deleteFrom('applicant_note').where('application_id', 'in', applicationIds).execute();
}
