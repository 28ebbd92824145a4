import * as api from '@nukkad/contract/hiring/candidate/candidate.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { CandidateParts } from './candidate.interface.ts';
import { findBusinesses, hideFromBusiness, showToBusiness } from './hide-from-business.ts';
import { readCandidate } from './read-candidate.ts';
import { readProfile } from './read-profile.ts';
import { listCandidates } from './search-candidates.ts';
import { returnProfile, setPrivacy, withdrawProfile } from './set-privacy.ts';
import { updateProfile } from './update-profile.ts';

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
  ];
}
