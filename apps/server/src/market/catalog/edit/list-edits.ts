import type { OfficeCategory, OfficeService } from '@nukkad/contract/market/catalog/catalog-admin.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import { withTotal } from '../../../platform/http/total.ts';
import { presentOfficeCategory, presentOfficeService } from './edit.presenter.ts';
import {
  type ServiceEditFilter,
  countCategoryEdits,
  countServiceEdits,
  listCategoryEdits,
  listServiceEdits,
} from './edit.store.ts';

interface Paged {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

const smallint = z.int().check(z.gte(-32_768), z.lte(32_767));
const afterCategory = z.tuple([smallint, smallint, z.string()]);
const afterService = z.tuple([z.string(), z.string()]);

export async function listOfficeCategories(
  db: Database,
  { cursor, limit, count }: Paged,
): Promise<CountedPage<OfficeCategory>> {
  const [rows, counted] = await Promise.all([
    listCategoryEdits(db, readCursor(cursor, afterCategory), limit + 1),
    count ? countCategoryEdits(db) : null,
  ]);
  const page = pageFrom(rows, limit, presentOfficeCategory, (row) => [
    row.groupPosition,
    row.position,
    row.categoryId,
  ]);
  return { ...page, ...withTotal(counted) };
}

export async function listOfficeServices(
  db: Database,
  { cursor, limit, count, ...filter }: Paged & ServiceEditFilter,
): Promise<CountedPage<OfficeService>> {
  const [rows, counted] = await Promise.all([
    listServiceEdits(db, filter, readCursor(cursor, afterService), limit + 1),
    count ? countServiceEdits(db, filter) : null,
  ]);
  const page = pageFrom(rows, limit, presentOfficeService, (row) => [row.name, row.serviceId]);
  return { ...page, ...withTotal(counted) };
}
