import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  noteId: 'note_id',
  employeeId: 'staff_id',
  organisationId: 'organisation_id',
  day: 'on_day',
  words: 'words',
  isShared: 'is_shared',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const table = tableColumns('employee_note', columns);
export type NoteRow = RowOf<'employee_note', typeof columns>;

export interface NoteFilter {
  readonly organisationId: string;
  readonly employeeId: string;
  /** Null: any day. */
  readonly day: string | null;
  readonly onlyShared: boolean;
}

/** The latest day first; behind the note that `after` names. */
export async function listNoteRows(
  reader: Reader,
  { organisationId, employeeId, day, onlyShared }: NoteFilter,
  after: { readonly day: string; readonly id: string } | null,
  limit: number,
): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`select ${table.asSql} from employee_note
    where organisation_id = ${organisationId} and staff_id = ${employeeId}
      and (${day}::date is null or on_day = ${day}::date) and (not ${onlyShared}::boolean or is_shared)
      and (${after?.id ?? null}::uuid is null or (on_day, note_id) < (${after?.day ?? null}::date, ${after?.id ?? null}::uuid))
    order by on_day desc, note_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const lockNote = table.lockBy('organisationId', 'noteId');
export const insertNote = table.insert;
export const saveNote = table.saveBy('noteId').but('employeeId', 'organisationId', 'day', 'createdAt');

export async function deleteNote(tx: Tx, { noteId }: Authorized<NoteRow>): Promise<void> {
  await tx.deleteFrom('employee_note').where('note_id', '=', noteId).execute();
}

/** Notes are their writer's. */
export const notePersonal: PersonalPort = {
  tables: [
    {
      table: 'employee_note',
      title: 'Your notes at work',
      whose: (userId) =>
        sql`exists (select 1 from staff_member s where s.staff_id = t.staff_id and s.user_id = ${userId})`,
      erasure: { kind: 'remove' },
    },
  ],
};
