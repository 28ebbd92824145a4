import * as api from '@nukkad/contract/work/scope-change/scope-change.api';
import * as documents from '@nukkad/contract/work/scope-change/scope-change-document.api';
import { type Route, route } from '../../platform/http/route.ts';
import { acceptScopeChange, rejectScopeChange, withdrawScopeChange } from './answer-scope-change.ts';
import { proposeScopeChange } from './propose-scope-change.ts';
import { listScopeChanges } from './read-scope-changes.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import { getScopeDocument, openScopeDocument } from './scope-document.ts';
import { sendScopeCode, signScopeChange } from './sign-scope-change.ts';

export const scopeChangeRoutes = (deps: ScopeChangeDependencies): readonly Route[] => [
  route(api.listScopeChanges, (call) => listScopeChanges(deps, call, call.input.query)),
  route(api.proposeScopeChange, (call) => proposeScopeChange(deps, call, call.input.body)),
  route(api.withdrawScopeChange, (call) => withdrawScopeChange(deps, call, call.input.body)),
  route(api.listOwnScopeChanges, (call) => listScopeChanges(deps, call, call.input.query)),
  route(api.acceptScopeChange, (call) => acceptScopeChange(deps, call, call.input.body)),
  route(api.rejectScopeChange, (call) => rejectScopeChange(deps, call, call.input.body)),
  route(documents.openScopeDocument, (call) => openScopeDocument(deps, call, call.input.body)),
  route(documents.sendScopeCode, (call) => sendScopeCode(deps, call, call.input.body)),
  route(documents.signScopeChange, (call) => signScopeChange(deps, call, call.input.body)),
  route(documents.getScopeDocument, (call) => getScopeDocument(deps, call, call.input.query)),
];
