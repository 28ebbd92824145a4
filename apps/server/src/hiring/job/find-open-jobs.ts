import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { listOpenJobs as endpoint } from '@nukkad/contract/hiring/job/job.api';
import type { OpenJobCard } from '@nukkad/contract/hiring/job/job.model';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import { dayMs } from '@nukkad/contract/kernel/time';
import type { Point } from '@nukkad/contract/places/geography/distance';
import * as z from 'zod/mini';
import { readCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { Call } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { KnownPlaces } from '../../places/geography/index.ts';
import type { Taxonomy } from '../skill/index.ts';
import type { JobDependencies } from './job.interface.ts';
import { spotOf, spotRadius } from '../../platform/search/spot.rules.ts';
import { monthWage } from './job.rules.ts';
import { ofBusiness, presentOpenCards } from './open-job.presenter.ts';
import {
  type AfterOpen,
  type OpenFilter,
  type OpenRow,
  countOpenRows,
  listBestPaid,
  listNearest,
  listNewest,
} from './open-jobs.store.ts';

type Query = EndpointParsed<typeof endpoint>['query'];

const defaultKm = 25;
/** More trades than these fit words by chance. */
const mostTrades = 5;

/** A PIN code counts before a point. */
function placeOf(places: KnownPlaces, { pincode, lat, lng }: Query): Point | null {
  if (pincode !== undefined) return places.ofPincode(pincode) ?? refuse(jobErrors.job_place_unknown);
  return lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : null;
}

export const radiusAround = (place: Point, withinKm = defaultKm): number =>
  spotRadius(place, withinKm * 1_000);

/** Words name a trade in every spelling that the taxonomy knows; only where they do not, titles are searched. */
export function wantedOf(
  { q, tradeId }: { readonly q?: string | undefined; readonly tradeId?: string | undefined },
  taxonomy: Taxonomy,
): Pick<OpenFilter, 'trades' | 'words'> {
  if (!q) return { trades: tradeId === undefined ? null : [tradeId], words: null };
  const found = taxonomy.findTrades(q).slice(0, mostTrades);
  const trades = found.map((one) => one.tradeId).filter((one) => tradeId === undefined || one === tradeId);
  const isNamed = found.some(({ closeness }) => closeness >= 1);
  return { trades, words: isNamed && trades.length > 0 ? null : q };
}

type Order = 'match' | 'nearest' | 'newest' | 'wage';

function orderOf({ q, sort }: Query, place: Point | null): Order {
  if (sort === 'nearest') return place ? 'nearest' : 'newest';
  if (sort !== undefined) return sort;
  if (place) return 'nearest';
  return q ? 'match' : 'newest';
}

const byNumber = z.tuple([z.int(), z.number(), z.uuid()]);
const byInstant = z.tuple([z.int(), z.iso.datetime({ precision: 3 }), z.uuid()]);

function afterNumber(cursor: string | undefined): AfterOpen<number> | null {
  const key = readCursor(cursor, byNumber);
  return key && { arm: key[0], by: key[1], id: key[2] };
}

function afterInstant(cursor: string | undefined): AfterOpen<Date> | null {
  const key = readCursor(cursor, byInstant);
  return key && { arm: key[0], by: new Date(key[1]), id: key[2] };
}

function filterOf(
  query: Query,
  { now, place, taxonomy }: { readonly now: Date; readonly place: Point | null; readonly taxonomy: Taxonomy },
): OpenFilter {
  const { shift, employmentType, organisationId, postedDays, wageLeast, wageUnit } = query;
  return {
    now,
    ...wantedOf(query, taxonomy),
    spot: place && spotOf(place),
    radius: place ? radiusAround(place, query.withinKm) : 0,
    shift,
    employmentType,
    organisationId,
    since: postedDays === undefined ? null : new Date(now.getTime() - postedDays * dayMs),
    wageLeast: wageLeast === undefined ? null : monthWage(wageLeast, wageUnit ?? 'month'),
  };
}

/** Jobs that are open now, for anyone. */
export async function listOpenJobs(
  deps: JobDependencies,
  { now, lang }: Call,
  query: Query,
): Promise<CountedPage<OpenJobCard>> {
  const { db } = deps.platform;
  // Both are held in memory: one question for their versions.
  const [places, taxonomy] = await Promise.all([deps.geography.knownPlaces(), deps.skill.taxonomy()]);
  const place = placeOf(places, query);
  const business = ofBusiness(deps);
  const filter = filterOf(query, { now, place, taxonomy });
  const order = orderOf(query, place);
  const list = {
    key: ({ arm, by, jobId }: OpenRow<number | Date>) => [arm, by, jobId],
    count: () => countOpenRows(db, filter),
    items: (rows: readonly OpenRow<number | Date>[]) =>
      presentOpenCards(deps, rows, { lang, place, places, taxonomy }),
  };
  const { spot } = filter;
  if (order === 'nearest' && spot)
    return listOf(query, {
      ...list,
      after: afterNumber,
      rows: (after, limit) => listNearest(db, filter, spot, { after, limit, business }),
    });
  if (order === 'wage')
    return listOf(query, {
      ...list,
      after: afterNumber,
      rows: (after, limit) => listBestPaid(db, filter, { after, limit, business }),
    });
  const byTrade = order === 'match';
  return listOf(query, {
    ...list,
    after: afterInstant,
    rows: (after, limit) => listNewest(db, filter, { after, limit, business, byTrade }),
  });
}
