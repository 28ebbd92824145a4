import * as office from '@nukkad/contract/hiring/job/job-office.api';
import * as api from '@nukkad/contract/hiring/job/job.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { approveJob, dismissReports, refuseJob, takeJobDown } from './decide-job.ts';
import { listOpenJobs } from './find-open-jobs.ts';
import type { JobDependencies } from './job.interface.ts';
import { activateJob, cancelJob, closeJob, deactivateJob, deleteJob, renewJob } from './move-job.ts';
import { listOfficeJobs, readOfficeJob } from './office-jobs.ts';
import { publishJob } from './publish-job.ts';
import { checkWage, listMyJobs, readJob, readOpenJob } from './read-jobs.ts';
import { forTeam, listJobTeam } from './job-team.ts';
import { reportJob } from './report-job.ts';
import { createJob, updateJob } from './write-job.ts';

const ofJobs = (deps: JobDependencies): readonly Route[] => [
  route(api.createJob, (call) => createJob(deps, call, call.input.body)),
  route(api.updateJob, (call) => updateJob(deps, call, call.input.body)),
  route(api.listMyJobs, (call) => listMyJobs(deps, call, call.input.query)),
  route(api.getJob, (call) => readJob(deps, call, call.input.query)),
  route(api.listJobTeam, (call) => listJobTeam(deps, call, call.input.query)),
  route(api.checkWage, (call) => checkWage(deps, call, call.input.query)),
  openRoute(api.listOpenJobs, (call) => listOpenJobs(deps, call, call.input.query)),
  openRoute(api.getOpenJob, (call) => readOpenJob(deps, call, call.input.query)),
  route(api.publishJob, (call) => publishJob(deps, call, call.input.body)),
  route(api.deactivateJob, (call) => deactivateJob(deps, call, call.input.body)),
  route(api.activateJob, (call) => activateJob(deps, call, call.input.body)),
  route(api.renewJob, (call) => renewJob(deps, call, call.input.body)),
  route(api.closeJob, (call) => closeJob(deps, call, call.input.body)),
  route(api.cancelJob, (call) => cancelJob(deps, call, call.input.body)),
  route(api.deleteJob, (call) => deleteJob(deps, call, call.input.body)),
  route(api.reportJob, (call) => reportJob(deps, call, call.input.body)),
  route(office.listOfficeJobs, (call) => listOfficeJobs(deps, call, call.input.query)),
  route(office.getOfficeJob, (call) => readOfficeJob(deps, call, call.input.params)),
  route(office.approveJob, (call) => approveJob(deps, call, { ...call.input.params, ...call.input.body })),
  route(office.refuseJob, (call) => refuseJob(deps, call, { ...call.input.params, ...call.input.body })),
  route(office.takeJobDown, (call) => takeJobDown(deps, call, { ...call.input.params, ...call.input.body })),
  route(office.dismissJobReports, (call) =>
    dismissReports(deps, call, { ...call.input.params, ...call.input.body }),
  ),
];

export const jobRoutes = (deps: JobDependencies): readonly Route[] => forTeam(deps, ofJobs(deps));
