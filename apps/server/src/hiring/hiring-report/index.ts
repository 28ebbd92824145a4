import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { HiringReportDependencies } from './hiring-report.interface.ts';
import { hiringReportRoutes } from './hiring-report.routes.ts';
import { hiringReportSheets } from './hiring-report.sheets.ts';

/** How businesses hire, in figures, asked of jobs and applications; it stores nothing. */
export const createHiringReportDomain = (deps: HiringReportDependencies): Domain => ({
  name: 'hiring-report',
  routes: hiringReportRoutes(deps),
  sheets: hiringReportSheets,
});

export const hiringReport = domain({
  needs: ['account', 'application', 'job', 'partner'],
  create: createHiringReportDomain,
});
