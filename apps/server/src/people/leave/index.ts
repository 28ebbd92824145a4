import { leaveErrors } from '@nukkad/contract/people/leave/leave.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { accrueAll } from './accrue-leave.ts';
import type { LeaveDependencies, LeaveInterfaces, LeaveInterface } from './leave.interface.ts';
import { leavePersonal, listLeaveBriefs } from './leave.store.ts';
import { leaveRoutes } from './leave.routes.ts';
import { listBalancesOf, sumTaken } from './leave-figures.store.ts';
import { leaveDays, leavesOf } from './read-leave.ts';
import { encashable } from './encashable.ts';
import { listCredited } from './compensatory/compensatory.store.ts';
import { lapseCompensatory } from './compensatory/lapse-compensatory.ts';
import { compensatoryBriefs, settleCompensatory } from './compensatory/settle-compensatory.ts';
import { settleLeave } from './settle-leave.ts';

export type { LeaveDay, LeaveInterface } from './leave.interface.ts';

/** Leave of employees: types, balances, and the bookings that it hits. */
export function createLeaveDomain(platform: Platform, parts: LeaveInterfaces): Domain & LeaveInterface {
  const deps: LeaveDependencies = { platform, ...parts };
  return {
    name: 'leave',
    routes: leaveRoutes(deps),
    personal: leavePersonal,
    // 00:20 in India, when a month and a leave year begin.
    cron: [
      {
        name: 'leave.accrue',
        match: '50 18 * * *',
        run: async () => {
          await accrueAll(deps);
          await lapseCompensatory(deps);
        },
      },
    ],
    constraints: {
      leave_account_covered: leaveErrors.leave_not_covered,
      leave_request_once: leaveErrors.leave_overlaps,
      leave_type_name: leaveErrors.leave_type_name_taken,
      leave_type_compensatory: leaveErrors.leave_compensatory_no_year,
      leave_type_compensatory_once: leaveErrors.leave_compensatory_there,
      compensatory_leave_once: leaveErrors.compensatory_there,
      staff_leave_once: leaveErrors.leave_overlaps,
    },
    extensions: [
      parts.attendance.leaves.answeredBy(leavesOf),
      parts.attendance.credited.answeredBy(listCredited),
      parts.approval.kinds.answeredBy({
        kind: 'compensatory_leave',
        briefs: compensatoryBriefs,
        settle: (tx, moved) => settleCompensatory(deps, tx, moved),
      }),
      parts.approval.kinds.answeredBy({
        kind: 'leave',
        briefs: async (reader, organisationId, ids) =>
          new Map((await listLeaveBriefs(reader, organisationId, ids)).map((one) => [one.requestId, one])),
        settle: (tx, moved) => settleLeave(deps, tx, moved),
      }),
    ],
    leaveDays,
    encashable,
    balancesOf: listBalancesOf,
    takenFrom: sumTaken,
  };
}

export const leave = domainOn({
  needs: ['approval', 'attendance', 'booking', 'employee', 'holiday', 'partner', 'payroll', 'schedule'],
  create: createLeaveDomain,
});
