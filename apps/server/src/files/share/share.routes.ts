import * as api from '@nukkad/contract/files/share/share.api';
import { type Route, route } from '../../platform/http/route.ts';
import { changeShare, revokeShare } from './change-share.ts';
import { makeShare } from './make-share.ts';
import { listOpenings, listShares } from './read-shares.ts';
import type { ShareDependencies } from './share.interface.ts';

export const shareRoutes = (deps: ShareDependencies): readonly Route[] => [
  route(api.makeShare, (call) => makeShare(deps, call, call.input.body)),
  route(api.listShares, (call) => listShares(deps, call, call.input.query)),
  route(api.changeShare, (call) => changeShare(deps, call, call.input.body)),
  route(api.revokeShare, (call) => revokeShare(deps, call, call.input.query)),
  route(api.listShareOpenings, (call) => listOpenings(deps, call, call.input.query)),
];
