import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { PartnerOfService } from '@nukkad/contract/market/catalog/catalog.model';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentOffer, presentPartner } from './catalog.presenter.ts';
import type { CataloguedService } from './catalogue.ts';
import type { ReadProfessionals } from './professionals.interface.ts';
import {
  type PartnerSort,
  type SortedPartnerRow,
  countPartnerRows,
  isWalked,
  crowd,
  isKept,
  listBestRows,
  listPartnerRows,
  walkPartnerRows,
} from './service-partner.store.ts';
import { type Asked, isPlace } from './place.ts';
import { type CardsRead, type ReadCall, type ReadDependencies, readCards, readPlace } from './read-parts.ts';
import { sortByShown } from './sort-shown.ts';

const key = z.tuple([z.int32(), z.int32(), z.int32(), z.uuid()]);

/** Of one partner. */
const professionalsShown = 3;
/** Of one service at one place. */
const partnersLimit = 2_000;

export interface PartnersDependencies extends ReadDependencies {
  readonly professionals: ExtensionPoint<ReadProfessionals>;
  readonly partner: Pick<PartnerInterface, 'publicFace'>;
}

export interface PartnersOfService extends Asked {
  readonly serviceId: string;
  readonly sort: PartnerSort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** By price all of them are read: what a booking comes to is reckoned here, and sorted here. */
async function readRows(
  deps: ReadDependencies,
  ask: PartnersOfService,
  { place, context }: CardsRead,
): Promise<SortedPartnerRow[]> {
  const { serviceId, sort } = ask;
  const after = readCursor(ask.cursor, key);
  const cityPaise = context.cityPrices.at(context.cityCode, serviceId, context.day);
  const query = { serviceId, place, cityPaise, after, limit: ask.limit + 1 };
  if (sort === 'price')
    return listPartnerRows(deps.db, { ...query, sort, after: null, limit: partnersLimit });
  const isCrowded = (context.sums.get(serviceId)?.partner_count ?? 0) >= crowd;
  if (isCrowded && isKept(sort)) {
    const rows = await listBestRows(deps.db, { ...query, sort });
    if (rows.length === query.limit) return rows;
  }
  if (isCrowded && place.pincode !== null && isWalked(sort))
    return walkPartnerRows(deps.db, { ...query, sort });
  return listPartnerRows(deps.db, { ...query, sort });
}

/** Who comes, of the partners of one page. */
async function peopleOf(
  { db, professionals, partner }: PartnersDependencies,
  service: CataloguedService,
  rows: readonly SortedPartnerRow[],
) {
  const organisationIds = rows.map((row) => row.organisation_id);
  const ask = { organisationIds, categoryId: service.category_id, most: professionalsShown };
  const read = professionals.answers[0];
  const found = organisationIds.length > 0 ? await read?.(db, ask) : undefined;
  return (organisationId: string) => (found?.get(organisationId) ?? []).map(partner.publicFace);
}

/** Partners have a distance only from somewhere, so without a place there are none to name. */
export async function listPartnersOfService(
  deps: PartnersDependencies,
  ask: PartnersOfService,
  call: ReadCall,
): Promise<Page<PartnerOfService>> {
  const after = readCursor(ask.cursor, key);
  const read = await readCards(deps, ask, call);
  const service = read.catalogue.soldById.get(ask.serviceId);
  if (!service) return refuse(catalogErrors.service_not_found);
  const rows = isPlace(read.place) ? await readRows(deps, ask, read) : [];
  const page = { after, limit: ask.limit };
  const sorted =
    ask.sort === 'price'
      ? sortByShown(
          rows,
          (row) => presentOffer(row, service, read.shown).priceToPay,
          (row) => row.organisation_id,
          page,
        )
      : rows;
  const people = await peopleOf(deps, service, sorted.slice(0, ask.limit));
  const present = (row: SortedPartnerRow) =>
    presentPartner(row, service, read.shown, people(row.organisation_id));
  return pageFrom(sorted, ask.limit, present, (row) => [row.k1, row.k2, row.k3, row.organisation_id]);
}

export interface CountQuery extends Asked {
  readonly serviceId?: string | undefined;
  readonly categoryId?: string | undefined;
}

export async function countPartners(
  deps: ReadDependencies,
  ask: CountQuery,
  call: Pick<ReadCall, 'now'>,
): Promise<{ count: number }> {
  const { place } = await readPlace(deps, ask, call);
  return { count: await countPartnerRows(deps.db, place, ask) };
}
