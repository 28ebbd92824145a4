import * as api from '@nukkad/contract/hiring/hiring-report/hiring-report.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { HiringReportDependencies } from './hiring-report.interface.ts';
import { listHiringEmployers } from './list-employers.ts';
import { readFigures, readRecruiters } from './read-figures.ts';

export const hiringReportRoutes = (deps: HiringReportDependencies): readonly Route[] =>
  deps.job.team.routes([
    route(api.jobAnalytics, (call) => readFigures(deps, call, call.input.query)),
    route(api.listRecruiters, (call) => readRecruiters(deps, call, call.input.query)),
    route(api.listHiringEmployers, (call) => listHiringEmployers(deps, call, call.input.query)),
  ]);
