import type { editApplicantNote as editCall } from '@nukkad/contract/hiring/applicant-note/applicant-note.api';
import type { ApplicantNote } from '@nukkad/contract/hiring/applicant-note/applicant-note.model';
import { applicantNoteErrors } from '@nukkad/contract/hiring/applicant-note/applicant-note.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicantNoteDependencies } from './applicant-note.interface.ts';
import { mayWriteNote, seesNotesOf } from './applicant-note.policy.ts';
import { presentNotes } from './applicant-note.presenter.ts';
import { type ApplicantNoteRow, deleteNote, lockNote, saveNote } from './applicant-note.store.ts';
import { mention } from './mention.ts';

/** 404 where the applicant is not there for this one, 403 for a note of another. */
async function lockOwn(
  tx: Tx,
  { viewer }: SignedInCall,
  applicantNoteId: string,
): Promise<Authorized<ApplicantNoteRow>> {
  const row = await lockNote(tx, applicantNoteId);
  if (!row || !seesNotesOf(viewer, row)) return refuse(applicantNoteErrors.applicant_note_not_found);
  return authorize(row, mayWriteNote(viewer, row));
}

const log = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: 'applicant_note.edit' | 'applicant_note.remove',
  { applicantNoteId }: ApplicantNoteRow,
) =>
  audit(tx, now, {
    ...actorOnBehalf(viewer),
    action,
    subjectKind: 'applicant_note',
    subjectId: applicantNoteId,
  });

export const editApplicantNote = (
  deps: ApplicantNoteDependencies,
  call: SignedInCall,
  { applicantNoteId, version, words, mentionIds }: EndpointParsed<typeof editCall>['body'],
): Promise<ApplicantNote> =>
  deps.platform.write(call, async (tx) => {
    const found = await lockOwn(tx, call, applicantNoteId);
    if (found.version !== version) refuse(applicantNoteErrors.applicant_note_changed);
    const row = partOf(found, { ...found, words, editedAt: call.now, version: version + 1 });
    await saveNote(tx, row);
    await mention(deps, tx, call, row, mentionIds);
    await log(tx, call, 'applicant_note.edit', row);
    const [changed] = await presentNotes(deps, tx, call.viewer, [row]);
    return changed ?? refuse(applicantNoteErrors.applicant_note_not_found);
  });

export const removeApplicantNote = (
  { platform }: ApplicantNoteDependencies,
  call: SignedInCall,
  { applicantNoteId }: { readonly applicantNoteId: string },
): Promise<{ removed: true }> =>
  platform.write(call, async (tx) => {
    const row = await lockOwn(tx, call, applicantNoteId);
    await deleteNote(tx, row);
    await log(tx, call, 'applicant_note.remove', row);
    return { removed: true };
  });
