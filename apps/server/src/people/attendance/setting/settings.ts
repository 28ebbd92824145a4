import type { Page } from '@nukkad/contract/kernel/page';
import { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.noun';
import type {
  AttendanceRules,
  AttendanceSettingAnswer,
  SettingBody,
} from '@nukkad/contract/people/attendance/setting.model';
import * as z from 'zod/mini';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../../platform/viewer.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import { mayChange } from '../attendance.policy.ts';
import { builtInRules } from '../day/plan.rules.ts';
import {
  type ListedSetting,
  type SettingRow,
  type SettingTarget,
  listSettings,
  lockSetting,
  saveSetting,
} from './setting.store.ts';

const rulesOf = (row: AttendanceRules): AttendanceRules => ({
  startsMinute: row.startsMinute,
  endsMinute: row.endsMinute,
  breakMinutes: row.breakMinutes,
  graceMinutes: row.graceMinutes,
  fullDayMinutes: row.fullDayMinutes,
  halfDayMinutes: row.halfDayMinutes,
  overtimeAfterMinutes: row.overtimeAfterMinutes,
  earliestMinutes: row.earliestMinutes,
  latestMinutes: row.latestMinutes,
  mustBeAtSite: row.mustBeAtSite,
  acceptsOffline: row.acceptsOffline,
  correctionsPerMonth: row.correctionsPerMonth,
  correctionDaysBack: row.correctionDaysBack,
});

const present = (row: SettingRow): AttendanceSettingAnswer => ({
  departmentId: row.departmentId,
  employeeId: row.employeeId,
  name: row.name,
  version: row.version,
  rules: rulesOf(row),
});

/** In the place of everyone's row, before all others. */
const builtIn: ListedSetting = {
  departmentId: null,
  employeeId: null,
  name: '',
  version: 0,
  ...builtInRules,
  rank: 0,
  id: '00000000-0000-0000-0000-000000000000',
};
const key = z.tuple([z.int(), z.string().check(z.maxLength(120)), z.uuid()]);

/** The first page begins with that of everyone, the built-in one where nothing is set. */
export async function readSettings(
  reader: Reader,
  viewer: Viewer,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<AttendanceSettingAnswer>> {
  const after = readCursor(cursor, key);
  const from = after && { rank: after[0], name: after[1], id: after[2] };
  const rows = await listSettings(reader, organisationOf(viewer), from, limit + 1);
  const isMissing = from === null && rows[0]?.rank !== 0;
  const all = isMissing ? [builtIn, ...rows].slice(0, limit + 1) : rows;
  return pageFrom(all, limit, present, (row) => [row.rank, row.name.toLowerCase(), row.id]);
}

function check({ startsMinute, endsMinute, fullDayMinutes, halfDayMinutes }: AttendanceRules): void {
  const length = endsMinute - startsMinute;
  if (length <= 0 || length > 1_440) refuse(attendanceErrors.attendance_setting_hours);
  if (halfDayMinutes >= fullDayMinutes) refuse(attendanceErrors.attendance_setting_half);
}

/** Answers what it is called. */
async function nameOf(
  { department, employee }: AttendanceDependencies,
  tx: Tx,
  { organisationId, departmentId, employeeId }: SettingTarget,
): Promise<string> {
  const unknown = attendanceErrors.attendance_setting_for_unknown;
  if (departmentId !== null && employeeId !== null) return refuse(unknown);
  if (departmentId !== null && !(await department.holdDepartments(tx, organisationId, [departmentId])))
    return refuse(unknown);
  if (employeeId === null) return '';
  const person = (await employee.getEmployees(tx, organisationId, [employeeId])).get(employeeId);
  return person?.fullName ?? refuse(unknown);
}

export function setAttendance(
  deps: AttendanceDependencies,
  call: SignedInCall,
  { departmentId, employeeId, version, rules }: SettingBody,
): Promise<AttendanceSettingAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const target = { organisationId, departmentId, employeeId };
  const setting = authorize({ ...target, ...rules, version: version + 1 }, mayChange(viewer));
  check(rules);
  return deps.platform.write(call, async (tx) => {
    const name = await nameOf(deps, tx, target);
    if ((await lockSetting(tx, target)) !== version) refuse(attendanceErrors.attendance_setting_changed);
    await saveSetting(tx, setting, now);
    const subjectId = employeeId ?? departmentId ?? organisationId;
    const subject = { subjectKind: 'attendance_setting', subjectId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'attendance.set_hours', ...subject });
    return present({ ...setting, name });
  });
}
