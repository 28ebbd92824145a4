import { istDay } from '@nukkad/contract/kernel/time';
import { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.noun';
import type { ExemptionBody, ExemptionSetting } from '@nukkad/contract/people/attendance/exemption.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../../platform/viewer.ts';
import type { PaidWithoutClock } from '../../payroll/index.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import { mayExempt } from '../attendance.policy.ts';
import { refuseConfirmed } from '../confirmed-pay.ts';
import { endExemptions, insertExemptions } from './exemption.store.ts';

/** From a day on these people are paid without checking in; what was set for later days counts no more. */
export async function exemptPeople(
  tx: Tx,
  viewer: Viewer,
  of: Authorized<PaidWithoutClock>,
  now: Date,
): Promise<void> {
  const target = partOf(of, {
    organisationId: of.organisationId,
    employeeIds: of.staffIds,
    fromDay: of.from,
    setBy: viewer.userId,
  });
  await endExemptions(tx, target);
  await insertExemptions(tx, target, now);
  for (const subjectId of of.staffIds) {
    const subject = { subjectKind: 'attendance_exemption', subjectId };
    const detail = { from: of.from, isExempt: true };
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'attendance.set_exemption',
      ...subject,
      detail,
    });
  }
}

/** Set or end it from a day on; never one’s own. */
export function setExemption(
  deps: AttendanceDependencies,
  call: SignedInCall,
  body: ExemptionBody,
): Promise<ExemptionSetting> {
  const { viewer, now } = call;
  const { employeeId, isExempt, fromDay } = body;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    const person = (await deps.employee.getEmployees(tx, organisationId, [employeeId])).get(employeeId);
    if (!person) return refuse(attendanceErrors.attendance_setting_for_unknown);
    const allowed = authorize(person, mayExempt(viewer, person));
    const day = { organisationId, employeeId, day: fromDay };
    await refuseConfirmed(deps, tx, day, attendanceErrors.attendance_exemption_paid);
    if (isExempt) {
      const of = partOf(allowed, { organisationId, staffIds: [employeeId], from: fromDay });
      await exemptPeople(tx, viewer, of, now);
    } else {
      await endExemptions(tx, partOf(allowed, { organisationId, employeeIds: [employeeId], fromDay }));
      const subject = { subjectKind: 'attendance_exemption', subjectId: employeeId };
      const detail = { from: fromDay, isExempt: false };
      await audit(tx, now, {
        ...actorOnBehalf(viewer),
        action: 'attendance.set_exemption',
        ...subject,
        detail,
      });
    }
    return { employeeId, isExempt: isExempt && fromDay <= istDay(now), fromDay };
  });
}
