import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { applicantNotePersonal } from './applicant-note-personal.store.ts';
import type { ApplicantNoteInterfaces } from './applicant-note.interface.ts';
import { applicantNoteNotices } from './applicant-note.notices.ts';
import { applicantNoteRoutes } from './applicant-note.routes.ts';
import { eraseNotes } from './applicant-note.store.ts';

/** What the team of a business writes of an applicant, for itself alone. */
export function createApplicantNoteDomain(platform: Platform, parts: ApplicantNoteInterfaces): Domain {
  const deps = { platform, ...parts };
  return {
    name: 'applicant-note',
    routes: applicantNoteRoutes(deps),
    notices: applicantNoteNotices(deps),
    personal: applicantNotePersonal,
    extensions: [parts.application.erased.answeredBy(eraseNotes)],
  };
}

export const applicantNote = domainOn({
  needs: ['account', 'application', 'job'],
  create: createApplicantNoteDomain,
});
