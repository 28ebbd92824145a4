import * as api from '@nukkad/contract/work/scope-change/scope-change.api';
import { type Route, route } from '../../platform/http/route.ts';
import { acceptScopeChange, rejectScopeChange, withdrawScopeChange } from './answer-scope-change.ts';
import { proposeScopeChange } from './propose-scope-change.ts';
import { listScopeChanges } from './read-scope-changes.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';

export const scopeChangeRoutes = (deps: ScopeChangeDependencies): readonly Route[] => [
  route(api.listScopeChanges, (call) => listScopeChanges(deps, call, call.input.query)),
  route(api.proposeScopeChange, (call) => proposeScopeChange(deps, call, call.input.body)),
  route(api.withdrawScopeChange, (call) => withdrawScopeChange(deps, call, call.input.body)),
  route(api.listOwnScopeChanges, (call) => listScopeChanges(deps, call, call.input.query)),
  route(api.acceptScopeChange, (call) => acceptScopeChange(deps, call, call.input.body)),
  route(api.rejectScopeChange, (call) => rejectScopeChange(deps, call, call.input.body)),
];
