import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { noteErrors } from '@nukkad/contract/people/note/note.noun';
import { type NoteAnswer, noteDays } from '@nukkad/contract/people/note/note.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { type Authorized, authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { NoteDependencies } from './note.interface.ts';
import { type NoteRow, deleteNote, insertNote, lockNote, saveNote } from './note.store.ts';
import { ownEmployee, presentNote } from './read-notes.ts';
import { organisationOf, type Viewer } from '../../platform/viewer.ts';

/** Notes are their writer's alone to change, whatever permissions others have. */
const mayWrite = (
  viewer: Viewer,
  writer: { readonly organisationId: string; readonly userId: string },
): boolean => viewer.organisationId === writer.organisationId && viewer.userId === writer.userId;

const logged = (tx: Tx, { viewer, now }: SignedInCall, verb: 'add' | 'edit' | 'remove', noteId: string) =>
  audit(tx, now, {
    ...actorOnBehalf(viewer),
    action: `note.${verb}`,
    subjectKind: 'employee_note',
    subjectId: noteId,
  });

interface Written {
  readonly words: string;
  readonly isShared: boolean;
}

export function addNote(
  deps: NoteDependencies,
  call: SignedInCall,
  { day, words, isShared }: Written & { readonly day: string },
): Promise<NoteAnswer> {
  const { viewer, now } = call;
  const today = istDay(now);
  if (day < addDays(today, -noteDays) || day > addDays(today, noteDays)) refuse(noteErrors.note_day);
  return deps.platform.write(call, async (tx) => {
    const writer = await ownEmployee(deps, tx, call);
    const { organisationId, employeeId } = writer;
    const row = {
      noteId: newId(),
      organisationId,
      employeeId,
      day,
      words,
      isShared,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    await insertNote(tx, authorize(row, mayWrite(viewer, writer)));
    await logged(tx, call, 'add', row.noteId);
    return presentNote(row, true);
  });
}

/** An own note, locked; 404 for everyone else's. */
async function lockOwn(
  deps: NoteDependencies,
  tx: Tx,
  call: SignedInCall,
  noteId: string,
): Promise<Authorized<NoteRow>> {
  const writer = await ownEmployee(deps, tx, call);
  const found = await lockNote(tx, organisationOf(call.viewer), noteId);
  if (found?.employeeId !== writer.employeeId) return refuse(noteErrors.note_not_found);
  return authorize(found, mayWrite(call.viewer, writer));
}

export function editNote(
  deps: NoteDependencies,
  call: SignedInCall,
  { noteId, version, words, isShared }: Written & { readonly noteId: string; readonly version: number },
): Promise<NoteAnswer> {
  return deps.platform.write(call, async (tx) => {
    const before = await lockOwn(deps, tx, call, noteId);
    if (before.version !== version) refuse(noteErrors.note_changed);
    const row = { ...before, words, isShared, updatedAt: call.now, version: version + 1 };
    await saveNote(tx, row);
    await logged(tx, call, 'edit', noteId);
    return presentNote(row, true);
  });
}

export function removeNote(
  deps: NoteDependencies,
  call: SignedInCall,
  { noteId }: { readonly noteId: string },
): Promise<{ removed: true }> {
  return deps.platform.write(call, async (tx) => {
    await deleteNote(tx, await lockOwn(deps, tx, call, noteId));
    await logged(tx, call, 'remove', noteId);
    return { removed: true as const };
  });
}
