import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { ReportDependencies } from './report.interface.ts';
import { reportRoutes } from './report.routes.ts';
import { reportSheets } from './report.sheets.ts';

/** Figures of the people of an organisation, asked of the domains whose rows they are; it stores nothing. */
export const createReportDomain = (deps: ReportDependencies): Domain => ({
  name: 'report',
  routes: reportRoutes(deps),
  sheets: reportSheets,
});

export const report = domain({
  needs: ['attendance', 'employee', 'leave', 'payroll'],
  create: createReportDomain,
});
