import { type Point, distanceMetres } from '@nukkad/contract/places/geography/distance';
import type { PhonePlace } from '@nukkad/contract/people/attendance/attendance.model';

export interface Site extends Point {
  readonly name: string;
  readonly radiusMetres: number;
}

/** Where a check-in was made, as far as the phone told it. */
export interface Whereabouts {
  /** The site that it is at; null: none. */
  readonly site: string | null;
  /** To the nearest site; null: no site, or no place. */
  readonly distanceMetres: number | null;
  readonly isFar: boolean;
}

/** A phone that is unsure by 200 metres is believed within them, and no further. */
const mostDoubt = 200;

export function whereIs(place: PhonePlace | undefined, sites: readonly Site[]): Whereabouts {
  if (!place || sites.length === 0) return { site: null, distanceMetres: null, isFar: false };
  const near = sites
    .map((site) => ({ site, metres: distanceMetres(place, site) }))
    .toSorted((one, other) => one.metres - other.metres);
  const doubt = Math.min(place.accuracyMetres, mostDoubt);
  const at = near.find(({ site, metres }) => metres <= site.radiusMetres + doubt);
  const nearest = near[0];
  return {
    site: at?.site.name ?? null,
    distanceMetres: nearest ? Math.round(nearest.metres) : null,
    isFar: !at,
  };
}
