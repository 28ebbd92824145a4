import * as api from '@nukkad/contract/market/catalog/catalog-admin.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeCategory } from './change-category.ts';
import { changeService } from './change-service.ts';
import { listOfficeCategories, listOfficeServices } from './list-edits.ts';

/** The catalogue as Admins change it. */
export const editRoutes = (platform: Platform): readonly Route[] => [
  route(api.listOfficeCategories, (call) => listOfficeCategories(platform.db, call.input.query)),
  route(api.changeCategory, (call) =>
    changeCategory(platform, call, { ...call.input.params, ...call.input.body }),
  ),
  route(api.listOfficeServices, (call) => listOfficeServices(platform.db, call.input.query)),
  route(api.changeService, (call) =>
    changeService(platform, call, { ...call.input.params, ...call.input.body }),
  ),
];
