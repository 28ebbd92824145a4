import * as api from '@nukkad/contract/hiring/work-record/work-record.api';
import { type Route, route } from '../../platform/http/route.ts';
import { listOwnShares, readShared } from './read-shared.ts';
import { readWorkRecord } from './read-work-record.ts';
import { revokeWorkRecord, shareWorkRecord } from './share-work-record.ts';
import type { WorkRecordDependencies } from './work-record.interface.ts';

export const workRecordRoutes = (deps: WorkRecordDependencies): readonly Route[] =>
  deps.job.team.routes([
    route(api.getWorkRecord, (call) => readWorkRecord(deps, call)),
    route(api.listWorkRecordShares, (call) => listOwnShares(deps, call, call.input.query)),
    route(api.getSharedWorkRecord, (call) => readShared(deps, call, call.input.query)),
    route(api.shareWorkRecord, (call) => shareWorkRecord(deps, call, call.input.body)),
    route(api.revokeWorkRecord, (call) => revokeWorkRecord(deps, call, call.input.query)),
  ]);
