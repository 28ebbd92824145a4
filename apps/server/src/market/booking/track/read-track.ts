import type { Reader } from '../../../platform/db/database.ts';
import type { Track, TrackOf } from '../../../identity/profile/index.ts';
import {
  countAsBuyer,
  countAsPartner,
  countAsProfessional,
  listBuyerEvents,
  listPartnerEvents,
  listProfessionalEvents,
} from './track.store.ts';

/** How reliably a person kept their bookings: figures, and the latest events that were counted. */
export async function readTrack(reader: Reader, { side, id }: TrackOf): Promise<Track> {
  const [counts, events] = await {
    buyer: () => Promise.all([countAsBuyer(reader, id), listBuyerEvents(reader, id)]),
    professional: () => Promise.all([countAsProfessional(reader, id), listProfessionalEvents(reader, id)]),
    partner: () => Promise.all([countAsPartner(reader, id), listPartnerEvents(reader, id)]),
  }[side]();
  return { ...counts, events };
}
