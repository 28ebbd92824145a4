import * as api from '@nukkad/contract/files/drive/grant.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { addGrant } from './add-grant.ts';
import { changeGrant, revokeGrant } from './change-grant.ts';
import { listGrants } from './list-grants.ts';
import { listShared } from './list-shared.ts';

export const grantRoutes = (deps: DriveDependencies): readonly Route[] => [
  route(api.listGrants, (call) => listGrants(deps, call, call.input.query)),
  route(api.addGrant, (call) => addGrant(deps, call, call.input.body)),
  route(api.changeGrant, (call) => changeGrant(deps, call, call.input.body)),
  route(api.revokeGrant, (call) => revokeGrant(deps, call, call.input.query)),
  route(api.listSharedWithMe, (call) => listShared(deps, call, call.input.query)),
];
