import type { SavedSearchBody } from '@nukkad/contract/hiring/saved-search/saved-search.model';
import { currentLocation } from '../../../platform/location/location-store.ts';
import { findFilterCount } from './find-filter.ts';
import { type JobsData, placeOf } from './load-jobs.ts';

/** Something narrows the list, so that it is worth saving. */
export const isSearch = ({ filter, place }: Pick<JobsData, 'filter' | 'place'>): boolean =>
  filter.q !== '' || findFilterCount(filter) > 0 || place !== null;

/** What the list looks for, to be saved: without its order and days. */
export function bodyOfSearch({ filter, place }: Pick<JobsData, 'filter' | 'place'>): SavedSearchBody {
  const { q, trade, wage, unit, shift } = filter;
  return {
    ...(q && { q }),
    ...(trade && { tradeId: trade }),
    ...(place && { place, ...placeOf(currentLocation(), filter) }),
    ...(wage !== undefined && { wageUnit: unit, wageLeast: wage }),
    ...(shift && { shift }),
  };
}

/** The same as it is said. */
export function saidOfSearch({ filter, place, trades }: JobsData) {
  const { q, trade, pin, km, wage, unit, shift } = filter;
  return {
    q,
    trade: trades.find(({ skillId }) => skillId === trade) ?? null,
    place: place ?? '',
    pincode: pin ?? null,
    withinKm: km === undefined ? null : Number(km),
    wageUnit: wage === undefined ? null : unit,
    wageLeast: wage ?? null,
    shift: shift ?? null,
    employmentType: null,
  };
}
