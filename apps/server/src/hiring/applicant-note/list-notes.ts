import type { listApplicantNotes as listCall } from '@nukkad/contract/hiring/applicant-note/applicant-note.api';
import type { ApplicantNote } from '@nukkad/contract/hiring/applicant-note/applicant-note.model';
import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicationFacts } from '../application/index.ts';
import type { ApplicantNoteDependencies } from './applicant-note.interface.ts';
import { seesNotesOf } from './applicant-note.policy.ts';
import { presentNotes } from './applicant-note.presenter.ts';
import { countNotes, listNotes } from './applicant-note.store.ts';

/** An applicant whom the viewer sees for the business. */
export async function requireApplicant(
  { application }: Pick<ApplicantNoteDependencies, 'application'>,
  reader: Reader,
  { viewer }: SignedInCall,
  applicationId: string,
): Promise<ApplicationFacts> {
  const facts = (await application.applicationFacts(reader, [applicationId])).get(applicationId);
  return facts && seesNotesOf(viewer, facts) ? facts : refuse(applicationErrors.application_not_found);
}

export async function listApplicantNotes(
  deps: ApplicantNoteDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof listCall>['query'],
): Promise<CountedPage<ApplicantNote>> {
  const { db } = deps.platform;
  const { applicationId } = await requireApplicant(deps, db, call, asked.applicationId);
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listNotes(db, applicationId, after, most),
    key: ({ createdAt, applicantNoteId }) => [createdAt, applicantNoteId],
    count: () => countNotes(db, applicationId),
    items: (rows) => presentNotes(deps, db, call.viewer, rows),
  });
}
