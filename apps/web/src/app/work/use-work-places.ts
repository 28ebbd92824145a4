import { placeAt } from '@nukkad/frame/places';
import { useLocation } from 'react-router';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { type WorkRow, workPlacesOf } from '../nav-table.ts';

/** The places of the signed-in person's frame of work, and the one at this address. */
export function useWorkPlaces(): { readonly places: readonly WorkRow[]; readonly current: WorkRow | null } {
  const { profile } = useSession();
  const { pathname } = useLocation();
  const places = profile ? workPlacesOf(guardProfileOf(profile)) : [];
  return { places, current: placeAt(places, pathname) };
}
