import { istDay } from '@nukkad/contract/kernel/time';
import * as api from '@nukkad/contract/people/report/report.api';
import { reportNeeds } from '@nukkad/contract/people/report/report.api';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { type Route, route } from '../../platform/http/route.ts';
import { readAttendance } from './read-attendance.ts';
import { readBalances, readTaken } from './read-leave.ts';
import type { ReportDependencies } from './report.interface.ts';
import { monthsUntil } from './report.rules.ts';
import { organisationOf, type Viewer, hasPermission } from '../../platform/viewer.ts';
import { refuse } from '../../platform/refusal.ts';

/** A report of what is closed to the viewer is closed as well: 403. */
function checkReport(viewer: Viewer, report: keyof typeof reportNeeds): void {
  if (!hasPermission(viewer, reportNeeds[report])) refuse(kernelErrors.forbidden);
}

/** Headcount and cost are one statement each, of the domains whose rows they are. */
export function reportRoutes(deps: ReportDependencies): readonly Route[] {
  const { db } = deps.platform;
  return [
    route(api.reportHeadcount, async (call) => {
      const { viewer, now, input } = call;
      const today = istDay(now);
      const months = monthsUntil(today, input.query.months);
      const found = await deps.employee.headcount(db, organisationOf(viewer), { months, today });
      return { items: [...found.months], nextCursor: null, departments: [...found.departments] };
    }),
    route(api.reportAttendance, (call) => {
      checkReport(call.viewer, 'attendance');
      return readAttendance(deps, call, call.input.query);
    }),
    route(api.reportLeaveBalances, (call) => {
      checkReport(call.viewer, 'attendance');
      return readBalances(deps, call, call.input.query);
    }),
    route(api.reportLeaveTaken, (call) => {
      checkReport(call.viewer, 'attendance');
      return readTaken(deps, call, call.input.query);
    }),
    route(api.reportCost, async (call) => {
      const { viewer, now, input } = call;
      checkReport(viewer, 'cost');
      const [first = ''] = monthsUntil(istDay(now), input.query.months);
      const items = await deps.payroll.costsFrom(db, organisationOf(viewer), `${first}-01`);
      return { items: [...items], nextCursor: null };
    }),
  ];
}
