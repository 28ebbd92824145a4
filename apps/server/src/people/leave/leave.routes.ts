import * as compensatory from '@nukkad/contract/people/leave/compensatory.api';
import * as api from '@nukkad/contract/people/leave/leave.api';
import { type Route, route } from '../../platform/http/route.ts';
import { askLeave, changeLeave, editLeave, moveLeave } from './ask-leave.ts';
import { previewLeave } from './count-leave.ts';
import { askCompensatory, readCompensatory } from './compensatory/ask-compensatory.ts';
import { addLeaveType, editLeaveType, listBalances, listLeaveTypes } from './leave-types.ts';
import type { LeaveDependencies } from './leave.interface.ts';
import { listAway } from './list-away.ts';
import { getLeave } from './read-leave.ts';

export const leaveRoutes = (deps: LeaveDependencies): readonly Route[] => [
  route(api.listLeaveTypes, (call) => listLeaveTypes(deps, call, call.input.query)),
  route(api.addLeaveType, (call) => addLeaveType(deps, call, call.input.body)),
  route(api.editLeaveType, (call) => editLeaveType(deps, call, call.input.body)),
  route(api.listBalances, (call) => listBalances(deps, call)),
  route(api.previewLeave, (call) => {
    const { fromNoon, toNoon, ...asked } = call.input.query;
    return previewLeave(deps, call, { ...asked, fromNoon: fromNoon === 'true', toNoon: toNoon === 'true' });
  }),
  route(api.listLeave, (call) =>
    deps.approval.list(call, { whose: 'own', kind: 'leave', ...call.input.query }),
  ),
  route(api.getLeave, (call) => getLeave(deps, call, call.input.query)),
  route(api.askLeave, (call) => askLeave(deps, call, call.input.body)),
  route(api.editLeave, (call) => editLeave(deps, call, call.input.body)),
  route(api.moveLeave, (call) => moveLeave(deps, call, call.input.body)),
  route(api.changeLeave, (call) => changeLeave(deps, call, call.input.body)),
  route(api.reviewLeave, (call) => deps.approval.decide(call, 'leave', call.input.body)),
  route(compensatory.listCompensatory, (call) => readCompensatory(deps, call)),
  route(compensatory.askCompensatory, (call) => askCompensatory(deps, call, call.input.body)),
  route(compensatory.withdrawCompensatory, (call) =>
    deps.approval.withdraw(call, 'compensatory_leave', call.input.query),
  ),
  route(compensatory.reviewCompensatory, (call) =>
    deps.approval.decide(call, 'compensatory_leave', call.input.body),
  ),
  route(api.listAway, (call) => listAway(deps, call, call.input.query)),
];
