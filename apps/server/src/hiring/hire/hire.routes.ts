import * as api from '@nukkad/contract/hiring/hire/hire.api';
import { type Route, route } from '../../platform/http/route.ts';
import { giveEmployerFeedback, giveHireFeedback } from './give-feedback.ts';
import { hireCandidate } from './hire-candidate.ts';
import type { HireDependencies } from './hire.interface.ts';
import { listEmployerFeedback } from './list-feedback.ts';
import { readHire } from './read-hire.ts';
import { readHireTerms } from './read-terms.ts';

export const hireRoutes = (deps: HireDependencies): readonly Route[] =>
  deps.job.team.routes([
    route(api.getHireTerms, (call) => readHireTerms(deps, call, call.input.query.applicationId)),
    route(api.hireCandidate, (call) => hireCandidate(deps, call, call.input.body)),
    route(api.getHire, (call) => readHire(deps, call, call.input.query.applicationId)),
    route(api.giveEmployerFeedback, (call) => giveEmployerFeedback(deps, call, call.input.body)),
    route(api.giveHireFeedback, (call) => giveHireFeedback(deps, call, call.input.body)),
    route(api.listEmployerFeedback, (call) => listEmployerFeedback(deps, call, call.input.query)),
  ]);
