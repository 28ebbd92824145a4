import * as api from '@nukkad/contract/network/member/member.api';
import { type Route, route } from '../../platform/http/route.ts';
import { changeSettings, chooseActsFor } from './change-settings.ts';
import type { MemberDependencies } from './member.interface.ts';
import { readSettings } from './read-settings.ts';

export const memberRoutes = (deps: MemberDependencies): readonly Route[] => [
  route(api.getNetworkSettings, (call) => readSettings(deps, call)),
  route(api.changeNetworkSettings, (call) => changeSettings(deps, call, call.input.body)),
  route(api.chooseActsFor, (call) => chooseActsFor(deps, call, call.input.body.actsFor)),
];
