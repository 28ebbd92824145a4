import type { listApplicantNotes as listCall } from '@nukkad/contract/hiring/applicant-note/applicant-note.api';
import type { ApplicantNote } from '@nukkad/contract/hiring/applicant-note/applicant-note.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { keptOf, organisationOf } from '../../platform/viewer.ts';
import type { ApplicantNoteDependencies } from './applicant-note.interface.ts';
import { presentNotes } from './applicant-note.presenter.ts';
import { countNotes, listNotes } from './applicant-note.store.ts';

/** Of an applicant whom the viewer does not see there are none. */
export async function listApplicantNotes(
  deps: ApplicantNoteDependencies,
  { viewer }: SignedInCall,
  asked: EndpointParsed<typeof listCall>['query'],
): Promise<CountedPage<ApplicantNote>> {
  const { db } = deps.platform;
  const own = { organisationId: organisationOf(viewer), kept: keptOf(viewer) };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) => listNotes(db, { ...filter, ...own }, after, most),
    key: ({ createdAt, applicantNoteId }) => [createdAt, applicantNoteId],
    count: (filter) => countNotes(db, { ...filter, ...own }),
    items: (rows) => presentNotes(deps, db, viewer, rows),
  });
}
