import * as api from '@nukkad/contract/hiring/applicant-note/applicant-note.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { ApplicantNoteDependencies } from './applicant-note.interface.ts';
import { editApplicantNote, removeApplicantNote } from './change-note.ts';
import { listApplicantNotes } from './list-notes.ts';
import { writeApplicantNote } from './write-note.ts';

export const applicantNoteRoutes = (deps: ApplicantNoteDependencies): readonly Route[] =>
  deps.job.team.routes([
    route(api.listApplicantNotes, (call) => listApplicantNotes(deps, call, call.input.query)),
    route(api.writeApplicantNote, (call) => writeApplicantNote(deps, call, call.input.body)),
    route(api.editApplicantNote, (call) => editApplicantNote(deps, call, call.input.body)),
    route(api.removeApplicantNote, (call) => removeApplicantNote(deps, call, call.input.query)),
  ]);
