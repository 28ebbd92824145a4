import * as api from '@nukkad/contract/hiring/candidate/candidate.api';
import * as document from '@nukkad/contract/hiring/candidate/candidate-document.api';
import * as cv from '@nukkad/contract/hiring/candidate/cv.api';
import * as video from '@nukkad/contract/hiring/candidate/video.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { CandidateParts } from './candidate.interface.ts';
import { getCv } from './cv/get-cv.ts';
import { sendCv } from './cv/send-cv.ts';
import { removeCv, useCv } from './cv/use-cv.ts';
import { addDocument } from './document/add-document.ts';
import { readOwnDocuments, removeDocument } from './document/remove-document.ts';
import { findBusinesses, hideFromBusiness, showToBusiness } from './hide-from-business.ts';
import { openDocument, readCandidateFiles } from './read-candidate-files.ts';
import { readCandidate } from './read-candidate.ts';
import { readProfile } from './read-profile.ts';
import { listCandidates } from './search-candidates.ts';
import { returnProfile, setPrivacy, withdrawProfile } from './set-privacy.ts';
import { updateProfile } from './update-profile.ts';
import { readOwnVideo, removeVideo } from './video/remove-video.ts';
import { sendVideo } from './video/send-video.ts';

export function candidateRoutes(deps: CandidateParts): readonly Route[] {
  const { db } = deps.platform;
  return [
    route(api.getCandidateProfile, (call) => readProfile(deps, db, call)),
    route(api.updateCandidateProfile, (call) => updateProfile(deps, call, call.input.body)),
    route(api.setCandidatePrivacy, (call) => setPrivacy(deps, call, call.input.body)),
    route(api.withdrawCandidate, (call) => withdrawProfile(deps, call)),
    route(api.returnCandidate, (call) => returnProfile(deps, call)),
    route(api.searchBusinesses, (call) => findBusinesses(deps, call.input.query)),
    route(api.hideFromBusiness, (call) => hideFromBusiness(deps, call, call.input.body)),
    route(api.showToBusiness, (call) => showToBusiness(deps, call, call.input.query)),
    route(api.searchCandidates, (call) => listCandidates(deps, call, call.input.query)),
    route(api.getCandidate, (call) => readCandidate(deps, call, call.input.query)),
    route(cv.getCv, (call) => getCv(deps, call)),
    route(cv.sendCv, (call) => sendCv(deps, call)),
    route(cv.useCv, (call) => useCv(deps, call, call.input.body)),
    route(cv.removeCv, (call) => removeCv(deps, call, call.input.query)),
    route(video.getOwnVideo, (call) => readOwnVideo(deps, call)),
    route(video.sendVideo, (call) => sendVideo(deps, call)),
    route(video.removeVideo, (call) => removeVideo(deps, call, call.input.query)),
    route(document.getOwnDocuments, (call) => readOwnDocuments(deps, call)),
    route(document.addCandidateDocument, (call) => addDocument(deps, call, call.input.query)),
    route(document.removeCandidateDocument, (call) => removeDocument(deps, call, call.input.query)),
    route(document.openCandidateDocument, (call) => openDocument(deps, call, call.input.query)),
    route(document.getCandidateFiles, (call) => readCandidateFiles(deps, call, call.input.query)),
  ];
}
