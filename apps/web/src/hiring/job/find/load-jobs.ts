import { listOpenJobs } from '@nukkad/contract/hiring/job/job.api';
import { ApiError } from '@nukkad/contract/kernel/client';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import { listSkills } from '@nukkad/contract/hiring/skill/skill.api';
import { call, type CallSettings } from '../../../platform/api/client.ts';
import {
  currentLocation,
  locationParameters,
  placeName,
  type StoredLocation,
} from '../../../platform/location/location-store.ts';
import type { FindFilter } from './find-filter.ts';

const jobsAtOnce = 20;
const mostTrades = 100;

/** Around the person's place, once the browser knows one. */
export function placeOf(place: StoredLocation | null, { km, pin }: Pick<FindFilter, 'km' | 'pin'>) {
  const { lat, lng, pincode } = locationParameters(place);
  const withinKm = km === undefined ? undefined : Number(km);
  if (pin !== undefined) return { pincode: pin, withinKm };
  if (lat !== undefined && lng !== undefined) return { lat: Number(lat), lng: Number(lng), withinKm };
  return pincode === undefined ? {} : { pincode: String(pincode), withinKm };
}

const ownPlace = () => (import.meta.env.SSR ? null : currentLocation());

export function loadJobPage(filter: FindFilter, settings: CallSettings, cursor?: string) {
  const { q, trade, wage, unit, shift, days, sort } = filter;
  const place = placeOf(ownPlace(), filter);
  return call(listOpenJobs, {
    query: {
      q: q || undefined,
      tradeId: trade || undefined,
      ...(wage !== undefined && { wageUnit: unit, wageLeast: wage }),
      shift,
      postedDays: days === undefined ? undefined : Number(days),
      // Nothing is near without a place.
      sort: sort === 'nearest' && !('lat' in place || 'pincode' in place) ? undefined : sort,
      ...place,
      limit: jobsAtOnce,
      cursor,
    },
    ...settings,
  });
}

/** A PIN code that there is none of is left out, as everything that cannot be meant. */
async function loadFirstPage(asked: FindFilter, settings: CallSettings) {
  try {
    return { filter: asked, page: await loadJobPage(asked, settings) };
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.code === jobErrors.job_place_unknown.code;
    if (asked.pin === undefined || !isUnknown) throw error;
    const filter = { ...asked, pin: undefined };
    return { filter, page: await loadJobPage(filter, settings) };
  }
}

/** What a list of jobs shows at first: the jobs, and the trades to narrow them by. */
export async function loadJobs(asked: FindFilter, settings: CallSettings) {
  const [{ filter, page }, { items: trades }] = await Promise.all([
    loadFirstPage(asked, settings),
    call(listSkills, { query: { kind: 'trade', limit: mostTrades }, ...settings }),
  ]);
  const place = ownPlace();
  return { filter, page, trades, place: filter.pin ?? (place && placeName(place)) };
}
export type JobsData = Awaited<ReturnType<typeof loadJobs>>;
