import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { disputeErrors } from '@nukkad/contract/market/dispute/dispute.noun';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { SignedInCall, UploadedFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { pictureMediaType } from '../../../platform/storage/media-types.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { isBuyerOf, isWorker } from '../booking.policy.ts';
import { findBooking } from '../booking.store.ts';
import { eventFor, touch } from '../booking.transitions.ts';
import { type DisputeRow, findDisputeOf } from './dispute.store.ts';
import { getDisputeRules } from './dispute-rules.store.ts';
import { type NewEvidence, insertEvidence, listEvidence } from './evidence.store.ts';
import { type LockedDispute, lockWithDispute } from './lock-dispute.ts';
import { ofOwnSide, presentOf } from './read-dispute.ts';

/** The buyer, or who does the work for the partner; while the dispute is open. */
function allowEvidence(viewer: Viewer, { booking, dispute }: LockedDispute) {
  const allowed = authorize(booking, isBuyerOf(viewer, booking) || isWorker(viewer, booking));
  if (dispute.status === 'decided') refuse(disputeErrors.dispute_moved_on, { present: dispute.status });
  return allowed;
}

/** Photos of one side. The files are there before the rows that point to them, and go if the rows do not come. */
export async function addEvidence(deps: BookingDependencies, call: SignedInCall, bookingId: string) {
  const { platform } = deps;
  const { viewer, now } = call;
  const booking = ofOwnSide(viewer, await findBooking(platform.db, bookingId));
  const dispute =
    (await findDisputeOf(platform.db, bookingId)) ??
    refuse(disputeErrors.dispute_moved_on, { present: booking.status });
  allowEvidence(viewer, { booking, dispute });
  const side = isBuyerOf(viewer, booking) ? 'customer' : 'partner';
  const photos = await storeEvidence(deps, call.files, {
    dispute,
    side,
    takenBy: viewer.userId,
    takenAt: now,
  });
  try {
    return await platform.write(call, async (tx) => {
      const locked = await lockWithDispute(tx, viewer, bookingId);
      const whole = allowEvidence(viewer, locked);
      const { photosASide: limit } = await getDisputeRules(tx, now, whole.cityCode);
      const present = (await listEvidence(tx, dispute.disputeId)).filter((photo) => photo.side === side);
      if (present.length + photos.length > limit)
        refuse(disputeErrors.dispute_photos_full, { values: { limit } });
      await insertEvidence(tx, partOf(whole, locked.dispute), photos);
      const told = await touch(tx, whole, { now, event: eventFor(bookingEvents.photosAdded) });
      return presentOf(deps, tx, told, { viewer, now });
    });
  } catch (error) {
    await discardEvidence(deps, photos);
    throw error;
  }
}

const discardEvidence = ({ platform }: BookingDependencies, photos: readonly NewEvidence[]) =>
  discard(
    platform.storage,
    photos.map(({ storageKey }) => storageKey),
  );

interface Taking {
  readonly dispute: DisputeRow;
  readonly side: NewEvidence['side'];
  readonly takenBy: string;
  readonly takenAt: Date;
}

/** All of them, or none. Read in a process of their own, and written anew without what the camera wrote into them. */
async function storeEvidence(
  deps: BookingDependencies,
  files: readonly UploadedFile[],
  { dispute, ...taking }: Taking,
): Promise<NewEvidence[]> {
  const { platform } = deps;
  const refusals = { unreadable: bookingErrors.photo_unreadable };
  const read = [];
  for (const file of files)
    read.push(await platform.readers.read('picture', file, { by: taking.takenBy, options: {}, refusals }));
  const photos: NewEvidence[] = [];
  try {
    for (const { content, width, height } of read) {
      const photoId = newId();
      const storageKey = `disputes/${dispute.disputeId}/${photoId}`;
      await platform.storage.put(storageKey, content, pictureMediaType);
      photos.push({ photoId, storageKey, width, height, ...taking });
    }
    return photos;
  } catch (error) {
    await discardEvidence(deps, photos);
    throw error;
  }
}
