import * as api from '@nukkad/contract/network/moderation/moderation.api';
import * as office from '@nukkad/contract/network/moderation/moderation-office.api';
import { type Route, route } from '../../platform/http/route.ts';
import { appealRemoval } from './appeal-removal.ts';
import { listOwnRemovals, listOwnReports } from './list-own.ts';
import type { ModerationDependencies } from './moderation.interface.ts';
import { grantAppeal, keepContent, refuseAppeal, removeContent } from './office/decide-case.ts';
import { listCases } from './office/list-cases.ts';
import { readCase } from './office/read-case.ts';
import { reportContent } from './report-content.ts';

export const moderationRoutes = (deps: ModerationDependencies): readonly Route[] => [
  route(api.reportContent, (call) => reportContent(deps, call, call.input.body)),
  route(api.listOwnReports, (call) => listOwnReports(deps, call, call.input.query)),
  route(api.listOwnRemovals, (call) => listOwnRemovals(deps, call, call.input.query)),
  route(api.appealRemoval, (call) => appealRemoval(deps, call, call.input.body)),
  route(office.listModerationCases, (call) => listCases(deps, call, call.input.query)),
  route(office.getModerationCase, (call) => readCase(deps, call, call.input.params.caseId)),
  route(office.keepContent, (call) => keepContent(deps, call, { ...call.input.params, ...call.input.body })),
  route(office.removeContent, (call) =>
    removeContent(deps, call, { ...call.input.params, ...call.input.body }),
  ),
  route(office.grantAppeal, (call) => grantAppeal(deps, call, { ...call.input.params, ...call.input.body })),
  route(office.refuseAppeal, (call) =>
    refuseAppeal(deps, call, { ...call.input.params, ...call.input.body }),
  ),
];
