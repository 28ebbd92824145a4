import * as api from '@nukkad/contract/people/attendance/attendance.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { AttendanceDependencies } from './attendance.interface.ts';
import { askCorrection, withdrawCorrection } from './correction/ask-correction.ts';
import { getCorrection, listCorrections } from './correction/read-corrections.ts';
import { setExemption } from './exemption/set-exemption.ts';
import { listDaily } from './month/read-day.ts';
import { listMonthly, readMonth } from './month/read-months.ts';
import { checkInOut } from './punch/check-in-out.ts';
import { readClock } from './punch/read-clock.ts';
import { readSettings, setAttendance } from './setting/settings.ts';
import { addSite, editSite, readSites, removeSite } from './setting/sites.ts';

export const attendanceRoutes = (deps: AttendanceDependencies): readonly Route[] => [
  route(api.checkInOut, (call) => checkInOut(deps, call, call.input.body)),
  route(api.getClock, (call) => readClock(deps, call)),
  route(api.getAttendance, (call) => readMonth(deps, call, call.input.query)),
  route(api.listMonthly, (call) => listMonthly(deps, call, call.input.query)),
  route(api.listDaily, (call) => listDaily(deps, call, call.input.query)),
  route(api.getAttendanceSetting, (call) => readSettings(deps.platform.db, call.viewer, call.input.query)),
  route(api.saveAttendanceSetting, (call) => setAttendance(deps, call, call.input.body)),
  route(api.setExemption, (call) => setExemption(deps, call, call.input.body)),
  route(api.listWorkSites, (call) => readSites(deps.platform.db, call.viewer, call.input.query)),
  route(api.addWorkSite, (call) => addSite(deps, call, call.input.body)),
  route(api.editWorkSite, (call) => editSite(deps, call, call.input.body)),
  route(api.removeWorkSite, (call) => removeSite(deps, call, call.input.query.workSiteId)),
  route(api.listCorrections, (call) => listCorrections(deps, call, call.input.query)),
  route(api.getCorrection, (call) => getCorrection(deps, call, call.input.params)),
  route(api.askCorrection, (call) => askCorrection(deps, call, call.input.body)),
  route(api.reviewCorrection, (call) => deps.approval.decide(call, 'regularisation', call.input.body)),
  route(api.withdrawCorrection, (call) => withdrawCorrection(deps, call, call.input.body)),
];
