import type { OfficeCategory, OfficeService } from '@nukkad/contract/market/catalog/catalog-admin.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/db/database.ts';
import { type PageAsked, listOf } from '../../../platform/http/list-of.ts';
import { presentOfficeCategory, presentOfficeService } from './edit.presenter.ts';
import {
  type ServiceEditFilter,
  countCategoryEdits,
  countServiceEdits,
  listCategoryEdits,
  listServiceEdits,
} from './edit.store.ts';

const smallint = z.int().check(z.gte(-32_768), z.lte(32_767));
const afterCategory = z.tuple([smallint, smallint, z.string()]);
const afterService = z.tuple([z.string(), z.string()]);

export function listOfficeCategories(db: Database, page: PageAsked): Promise<CountedPage<OfficeCategory>> {
  return listOf(page, {
    after: afterCategory,
    rows: (after, most) => listCategoryEdits(db, after, most),
    key: (row) => [row.groupPosition, row.position, row.categoryId],
    count: () => countCategoryEdits(db),
    items: (rows) => rows.map(presentOfficeCategory),
  });
}

export function listOfficeServices(
  db: Database,
  asked: PageAsked & ServiceEditFilter,
): Promise<CountedPage<OfficeService>> {
  return listOf(asked, {
    after: afterService,
    rows: (after, most, filter) => listServiceEdits(db, filter, after, most),
    key: (row) => [row.name, row.serviceId],
    count: (filter) => countServiceEdits(db, filter),
    items: (rows) => rows.map(presentOfficeService),
  });
}
