import * as api from '@nukkad/contract/people/shift/shift.api';
import * as requestApi from '@nukkad/contract/people/shift/shift-request.api';
import { type Route, route } from '../../platform/http/route.ts';
import { askForShift, moveRequest } from './request/move-request.ts';
import { readColleagueShifts, readOwnShifts } from './request/own-shifts.ts';
import { readRequests } from './request/read-requests.ts';
import { copyRoster } from './roster/copy-roster.ts';
import { keepShift, moveShift, removeShift } from './roster/move-shift.ts';
import { planShifts } from './roster/plan-shifts.ts';
import { listChanges, publishRoster } from './roster/publish-roster.ts';
import { readRoster } from './roster/read-roster.ts';
import type { ShiftDependencies } from './shift.interface.ts';
import { readSetting, setRules } from './type/roster-setting.ts';
import { addType, editType, readTypes, removeType } from './type/shift-types.ts';

export const shiftRoutes = (deps: ShiftDependencies): readonly Route[] => [
  route(api.listShiftTypes, (call) => readTypes(deps.platform.db, call.viewer, call.input.query)),
  route(api.addShiftType, (call) => addType(deps, call, call.input.body)),
  route(api.editShiftType, (call) => editType(deps, call, call.input.body)),
  route(api.removeShiftType, (call) => removeType(deps, call, call.input.query.shiftTypeId)),
  route(api.getRosterSetting, (call) => readSetting(deps.platform.db, call.viewer)),
  route(api.saveRosterSetting, (call) => setRules(deps, call, call.input.body)),
  route(api.listRoster, (call) => readRoster(deps, call, call.input.query)),
  route(api.planShifts, (call) => planShifts(deps, call, call.input.body)),
  route(api.moveShift, (call) => moveShift(deps, call, call.input.body)),
  route(api.removeShift, (call) => removeShift(deps, call, call.input.body)),
  route(api.keepShift, (call) => keepShift(deps, call, call.input.body)),
  route(api.copyRoster, (call) => copyRoster(deps, call, call.input.body)),
  route(api.listRosterChanges, (call) => listChanges(deps, call, call.input.query)),
  route(api.publishRoster, (call) => publishRoster(deps, call, call.input.body)),
  route(requestApi.listOwnShifts, (call) => readOwnShifts(deps, call, call.input.query)),
  route(requestApi.listColleagueShifts, (call) => readColleagueShifts(deps, call, call.input.query)),
  route(requestApi.listShiftRequests, (call) => readRequests(deps, call, call.input.query)),
  route(requestApi.askForShift, (call) => askForShift(deps, call, call.input.body)),
  route(requestApi.moveShiftRequest, (call) => moveRequest(deps, call, call.input.body)),
];
