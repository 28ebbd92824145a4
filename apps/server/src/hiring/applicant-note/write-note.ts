import type { writeApplicantNote as writeCall } from '@nukkad/contract/hiring/applicant-note/applicant-note.api';
import type { ApplicantNote } from '@nukkad/contract/hiring/applicant-note/applicant-note.model';
import { applicantNoteErrors } from '@nukkad/contract/hiring/applicant-note/applicant-note.noun';
import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicationFacts } from '../application/index.ts';
import type { ApplicantNoteDependencies } from './applicant-note.interface.ts';
import { mayWriteNote, seesNotesOf } from './applicant-note.policy.ts';
import { presentNotes } from './applicant-note.presenter.ts';
import { insertNote } from './applicant-note.store.ts';
import { mention } from './mention.ts';

/** An applicant whom the viewer sees for the business. */
async function requireApplicant(
  { application }: Pick<ApplicantNoteDependencies, 'application'>,
  tx: Tx,
  { viewer }: SignedInCall,
  applicationId: string,
): Promise<ApplicationFacts> {
  const facts = (await application.applicationFacts(tx, [applicationId])).get(applicationId);
  return facts && seesNotesOf(viewer, facts) ? facts : refuse(applicationErrors.application_not_found);
}

export const writeApplicantNote = (
  deps: ApplicantNoteDependencies,
  call: SignedInCall,
  { applicationId, words, mentionIds }: EndpointParsed<typeof writeCall>['body'],
): Promise<ApplicantNote> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const { jobId, organisationId, userId } = await requireApplicant(deps, tx, call, applicationId);
    const note = {
      applicantNoteId: newId(),
      applicationId,
      jobId,
      organisationId,
      userId,
      writtenBy: viewer.userId,
      words,
      createdAt: now,
      editedAt: null,
      version: 1,
    };
    const row = authorize(note, mayWriteNote(viewer, note));
    await insertNote(tx, row);
    await mention(deps, tx, call, row, mentionIds);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'applicant_note.write',
      subjectKind: 'applicant_note',
      subjectId: row.applicantNoteId,
    });
    const [written] = await presentNotes(deps, tx, viewer, [row]);
    return written ?? refuse(applicantNoteErrors.applicant_note_not_found);
  });
