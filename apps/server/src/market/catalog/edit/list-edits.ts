import type { OfficeCategory, OfficeService } from '@nukkad/contract/market/catalog/catalog-admin.api';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import { presentOfficeCategory, presentOfficeService } from './edit.presenter.ts';
import { type ServiceEditFilter, listCategoryEdits, listServiceEdits } from './edit.store.ts';

interface Paged {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const smallint = z.int().check(z.gte(-32_768), z.lte(32_767));
const afterCategory = z.tuple([smallint, smallint, z.string()]);
const afterService = z.tuple([z.string(), z.string()]);

export async function listOfficeCategories(
  db: Database,
  { cursor, limit }: Paged,
): Promise<Page<OfficeCategory>> {
  const rows = await listCategoryEdits(db, readCursor(cursor, afterCategory), limit + 1);
  return pageFrom(rows, limit, presentOfficeCategory, (row) => [
    row.groupPosition,
    row.position,
    row.categoryId,
  ]);
}

export async function listOfficeServices(
  db: Database,
  { cursor, limit, ...filter }: Paged & ServiceEditFilter,
): Promise<Page<OfficeService>> {
  const rows = await listServiceEdits(db, filter, readCursor(cursor, afterService), limit + 1);
  return pageFrom(rows, limit, presentOfficeService, (row) => [row.name, row.serviceId]);
}
