import {
  changeManyServices,
  type PartnerService,
  seenOfPartnerService,
} from '@nukkad/contract/market/catalog/partner-service.api';
import { mostAtOnce } from '@nukkad/contract/kernel/bulk';
import type { RowResult } from '@nukkad/lists/delayed';
import { call } from '../../../platform/api/client.ts';
import { rowResults } from '../../../platform/api/row-results.ts';
import { renewServices } from './partner-service.queries.ts';

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
