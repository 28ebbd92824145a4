import type { Page } from '@nukkad/contract/kernel/page';
import { noteErrors } from '@nukkad/contract/people/note/note.noun';
import type { NoteAnswer } from '@nukkad/contract/people/note/note.model';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { EmployeeFacts } from '../employee/index.ts';
import type { NoteDependencies } from './note.interface.ts';
import { type NoteRow, listNoteRows } from './note.store.ts';
import { organisationOf } from '../../platform/viewer.ts';

export const presentNote = (row: NoteRow, isOwn: boolean): NoteAnswer => ({
  noteId: row.noteId,
  day: row.day,
  words: row.words,
  isShared: row.isShared,
  writtenAt: row.createdAt.toISOString(),
  version: row.version,
  can: { edit: isOwn },
});

export async function ownEmployee(
  { employee }: NoteDependencies,
  reader: Reader,
  { viewer }: Pick<SignedInCall, 'viewer'>,
): Promise<EmployeeFacts> {
  const found = await employee.employeeOf(reader, organisationOf(viewer), viewer.userId);
  return found ?? refuse(noteErrors.note_not_found);
}

/** Is the viewer a manager of this employee, or the owner? Others learn of no notes at all. */
async function isManagerOf(
  { employee }: NoteDependencies,
  reader: Reader,
  { viewer }: Pick<SignedInCall, 'viewer'>,
  employeeId: string,
): Promise<boolean> {
  const line = await employee.reviewersOf(reader, organisationOf(viewer), employeeId);
  return (
    line !== null &&
    (line.ownerUserId === viewer.userId || line.managers.some(({ userId }) => userId === viewer.userId))
  );
}

interface Asked {
  readonly employeeId?: string | undefined;
  readonly day?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const dayAndId = z.tuple([z.iso.date(), z.uuid()]);

export async function readNotes(
  deps: NoteDependencies,
  call: SignedInCall,
  { employeeId, day, cursor, limit }: Asked,
): Promise<Page<NoteAnswer>> {
  const { db } = deps.platform;
  const organisationId = organisationOf(call.viewer);
  const after = readCursor(cursor, dayAndId);
  const own = await deps.employee.employeeOf(db, organisationId, call.viewer.userId);
  const whose = employeeId ?? own?.employeeId;
  // An owner who is no member of the team has written none.
  if (!whose) return { items: [], nextCursor: null };
  const isOwn = whose === own?.employeeId;
  if (!isOwn && !(await isManagerOf(deps, db, call, whose))) refuse(noteErrors.note_not_found);
  const rows = await listNoteRows(
    db,
    { organisationId, employeeId: whose, day: day ?? null, onlyShared: !isOwn },
    after && { day: after[0], id: after[1] },
    limit + 1,
  );
  return pageFrom(
    rows,
    limit,
    (row) => presentNote(row, isOwn),
    (row) => [row.day, row.noteId],
  );
}
