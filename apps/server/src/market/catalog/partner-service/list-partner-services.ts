import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import type { CountedPage, Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import { withTotal } from '../../../platform/http/total.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { presentPartnerService } from './partner-service.presenter.ts';
import {
  type PartnerServiceRow,
  type PartnerServicesQuery,
  countFoundServices,
  countListedServices,
  listPartnerServices,
} from './partner-service.store.ts';

const key = z.tuple([z.int32(), z.int32(), z.int32(), z.string()]);

/** One page as `viewer` sees it. */
export async function readPartnerServices(
  reader: Reader,
  viewer: Viewer,
  { cursor, ...asked }: Omit<PartnerServicesQuery, 'after'> & { readonly cursor?: string | undefined },
): Promise<Page<PartnerService>> {
  const rows = await listPartnerServices(reader, {
    ...asked,
    after: readCursor(cursor, key),
    limit: asked.limit + 1,
  });
  const present = (row: PartnerServiceRow) => presentPartnerService(row, asked.organisationId, viewer);
  return pageFrom(rows, asked.limit, present, (row) => [
    row.rank,
    row.categoryPosition,
    row.position,
    row.serviceId,
  ]);
}

type OwnAsked = Omit<Parameters<typeof readPartnerServices>[2], 'of'> & {
  readonly count?: boolean | undefined;
};

/** The services of one's own, with how many there are in all and by state; `count`: also how many fit what is asked. */
export async function readOwnServices(
  reader: Reader,
  viewer: Viewer,
  { count = false, ...asked }: OwnAsked,
): Promise<CountedPage<PartnerService> & { counts: Awaited<ReturnType<typeof countListedServices>> }> {
  const own = { ...asked, of: 'own' as const };
  const [page, counts, found] = await Promise.all([
    readPartnerServices(reader, viewer, own),
    countListedServices(reader, asked.organisationId),
    count ? countFoundServices(reader, own) : null,
  ]);
  return { ...page, counts, ...withTotal(found) };
}
