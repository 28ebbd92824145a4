import * as api from '@nukkad/contract/market/schedule/slot-wait.api';
import { type Route, route } from '../../../platform/http/route.ts';
import { type WaitDependencies, readWaits, stopWaiting, waitForSlot } from './wait-for-slot.ts';

export const slotWaitRoutes = (deps: WaitDependencies): Route[] => [
  route(api.listSlotWaits, (call) => readWaits(deps.platform.db, call.viewer.userId, call.now)),
  route(api.waitForSlot, (call) => waitForSlot(deps, call, call.input.body)),
  route(api.stopWaiting, (call) => stopWaiting(deps, call, call.input.query.waitId)),
];
