import * as api from '@nukkad/contract/hiring/application/application.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { applyForJob } from './apply-for-job.ts';
import { countHiring } from './count-hiring.ts';
import { countInvites, inviteCandidate } from './invite-candidate.ts';
import { countApplications, listApplications, readApplication } from './list-applications.ts';
import { listApplied, readApplied } from './list-applied.ts';
import { rejectOne, updateApplication } from './update-application.ts';
import { rejectMany, shortlistMany } from './update-many.ts';

export const applicationRoutes = (deps: ApplicationDependencies): readonly Route[] =>
  deps.job.team.routes([
    route(api.applyForJob, (call) => applyForJob(deps, call, call.input.body)),
    route(api.listAppliedJobs, (call) => listApplied(deps, call, call.input.query)),
    route(api.getAppliedJob, (call) => readApplied(deps, call, call.input.query.applicationId)),
    route(api.listApplications, (call) => listApplications(deps, call, call.input.query)),
    route(api.countApplications, (call) => countApplications(deps, call, call.input.query)),
    route(api.countHiring, (call) => countHiring(deps, call)),
    route(api.getApplication, (call) => readApplication(deps, call, call.input.query.applicationId)),
    route(api.moveApplication, (call) => updateApplication(deps, call, call.input.body)),
    route(api.rejectApplication, (call) => rejectOne(deps, call, call.input.body)),
    route(api.shortlistApplications, (call) => shortlistMany(deps, call, call.input.body)),
    route(api.rejectApplications, (call) => rejectMany(deps, call, call.input.body)),
    route(api.inviteCandidate, (call) => inviteCandidate(deps, call, call.input.body)),
    route(api.countInvites, (call) => countInvites(deps, call)),
  ]);
