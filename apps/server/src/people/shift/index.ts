import { shiftErrors } from '@nukkad/contract/people/shift/shift.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { expireRequests } from './request/expire-requests.ts';
import { rostersOf } from './roster/roster-hours.ts';
import { holdShift, planFirst, shiftOn } from './roster/plan-first.ts';
import type { ShiftDependencies, ShiftInterface } from './shift.interface.ts';
import { shiftNotices } from './shift.notices.ts';
import { shiftPersonal } from './shift-personal.store.ts';
import { shiftRoutes } from './shift.routes.ts';

export type { ShiftInterface } from './shift.interface.ts';

/** Who works when: shift types, the roster, open shifts and swaps, within the limits of working time. */
export function createShiftDomain(deps: ShiftDependencies): Domain & ShiftInterface {
  return {
    name: 'shift',
    shiftOn,
    holdShift,
    planFirst,
    routes: shiftRoutes(deps),
    personal: shiftPersonal,
    notices: shiftNotices(deps),
    cron: [{ name: 'shift_request.expire', match: '*/15 * * * *', run: () => expireRequests(deps) }],
    constraints: {
      shift_type_name_once: shiftErrors.shift_type_name_taken,
      roster_shift_free: shiftErrors.shift_overlaps,
      shift_request_once: shiftErrors.shift_request_pending,
    },
    extensions: [deps.attendance.rosters.answeredBy(rostersOf)],
  };
}

export const shift = domain({
  needs: ['attendance', 'booking', 'employee', 'holiday'],
  create: createShiftDomain,
});
