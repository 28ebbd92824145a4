import * as api from '@nukkad/contract/files/drive/record.api';
import { type Route, route } from '../../../platform/http/route.ts';
import { findRecords, linkRecordFile, listRecordFolders, listRecords } from './read-records.ts';
import type { RecordDependencies } from './record.interface.ts';

export const recordRoutes = (deps: RecordDependencies): readonly Route[] => [
  route(api.listRecordFolders, (call) => listRecordFolders(deps, call)),
  route(api.listRecords, (call) => listRecords(deps, call, call.input.query)),
  route(api.findRecords, (call) => findRecords(deps, call, call.input.query)),
  route(api.getRecordFile, (call) => linkRecordFile(deps, call, call.input.query)),
];
