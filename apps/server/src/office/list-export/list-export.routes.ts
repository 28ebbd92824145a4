import * as api from '@nukkad/contract/office/list-export/list-export.api';
import { type Route, route } from '../../platform/http/route.ts';
import { askListExport } from './ask-list-export.ts';
import type { ListExportDependencies } from './list-export.interface.ts';
import { readListExport, readListExports } from './read-list-exports.ts';
import { removeListExport } from './remove-list-export.ts';

export const listExportRoutes = (deps: ListExportDependencies): readonly Route[] => [
  route(api.askExport, (call) => askListExport(deps, call)),
  route(api.listExports, (call) => readListExports(deps, call)),
  route(api.getExport, (call) => readListExport(deps, call)),
  route(api.removeExport, (call) => removeListExport(deps, call)),
  route(api.askOfficeExport, (call) => askListExport(deps, call)),
  route(api.listOfficeExports, (call) => readListExports(deps, call)),
  route(api.getOfficeExport, (call) => readListExport(deps, call)),
  route(api.removeOfficeExport, (call) => removeListExport(deps, call)),
];
