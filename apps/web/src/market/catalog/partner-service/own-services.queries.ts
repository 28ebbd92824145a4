import {
  changeManyServices,
  listMyServices,
  myServicesQuery,
  type PartnerService,
  seenOfPartnerService,
} from '@nukkad/contract/market/catalog/partner-service.api';
import { mostAtOnce } from '@nukkad/contract/kernel/bulk';
import { maximumPageSize } from '@nukkad/contract/kernel/page';
import { listAddress } from '@nukkad/lists/address';
import type { RowResult } from '@nukkad/lists/delayed';
import { keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '../../../platform/api/client.ts';
import { rowResults } from '../../../platform/api/row-results.ts';
import { renewServices } from './partner-service.queries.ts';
import { usePages } from '../../../platform/api/pages.ts';

const short = z.string().check(z.maxLength(60));

/** `category` as addresses have always called it. */
export const servicesAddress = listAddress(myServicesQuery.shape, ['state'], { q: short, category: short });
type ServicesAsked = ReturnType<typeof servicesAddress.read>;

const queryOf = ({ category, ...asked }: ServicesAsked) => ({ ...asked, categoryId: category });

/** Rows stay while the next answer is on its way, so that typing does not empty the list. */
export function useOwnServices(asked: ServicesAsked) {
  return usePages(
    listMyServices,
    { ...queryOf(asked), limit: 50 },
    { counted: true, placeholderData: keepPreviousData },
  );
}

/** A hundred services at a time, for a file. */
export const readServicesPage = (asked: ServicesAsked, cursor: string) =>
  call(listMyServices, {
    query: { ...queryOf(asked), cursor: cursor || undefined, limit: maximumPageSize },
    quiet: true,
  });

export interface ServiceChange {
  readonly row: PartnerService;
  readonly price?: number;
  readonly active?: boolean;
}

async function changeAtOnce(changes: readonly ServiceChange[]): Promise<readonly RowResult[]> {
  const services = changes.map(({ row, ...change }) => ({
    serviceId: row.serviceId,
    ...change,
    seen: seenOfPartnerService(row.offer),
  }));
  const { results } = await call(changeManyServices, { body: { services }, quiet: true });
  return rowResults(results);
}

/** Each against what its row showed; what became of each, with the sentence of a refusal. */
export async function changeServices(changes: readonly ServiceChange[]): Promise<readonly RowResult[]> {
  const results: RowResult[] = [];
  for (let from = 0; from < changes.length; from += mostAtOnce)
    results.push(...(await changeAtOnce(changes.slice(from, from + mostAtOnce))));
  await renewServices();
  return results;
}
