import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall, UploadedFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { pictureMediaType } from '../../../platform/storage/media-types.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { type PhotoStage, isPhotoTime, mayPhotograph } from '../booking.policy.ts';
import { presentPhoto } from '../booking.presenter.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking, lockBooking } from '../booking.store.ts';
import { bookingTransitions, eventFor, touch } from '../booking.transitions.ts';
import { type NewPhoto, insertPhotos, listPhotos } from './photo.store.ts';
import { getBookingRules } from '../rules.store.ts';

/** Looked at twice: before the costly decoding, and again with the row locked. */
function allowPhotos(viewer: Viewer, stage: PhotoStage, booking: Booking | null) {
  const authorized = authorize(
    bookingTransitions.seen(viewer, booking),
    booking !== null && mayPhotograph(viewer, stage, booking),
  );
  if (!isPhotoTime(stage, authorized.status))
    refuse(bookingErrors.booking_moved_on, { present: authorized.status });
  return authorized;
}

/** Keeps the pictures re-encoded. The files are there before the rows that point to them, and go if the rows do not come. */
export async function addPhotos(
  deps: BookingDependencies,
  call: SignedInCall,
  bookingId: string,
  stage: PhotoStage,
) {
  const { platform } = deps;
  const { viewer, now } = call;
  allowPhotos(viewer, stage, await findBooking(platform.db, bookingId));
  const photos = await storeFiles(deps, call.files, { bookingId, stage, takenBy: viewer.userId, now });
  try {
    const answer = await platform.write(call, async (tx) => {
      const booking = allowPhotos(viewer, stage, await lockBooking(tx, bookingId));
      const { photoLimit } = await getBookingRules(tx, now, booking);
      const present = await listPhotos(tx, bookingId);
      if (present.length + photos.length > photoLimit) refuse(bookingErrors.photo_limit);
      await insertPhotos(tx, booking, photos);
      await touch(tx, booking, { now, event: eventFor(bookingEvents.photosAdded) });
      return {
        photos: [...present, ...photos].map((photo) =>
          presentPhoto(photo, { viewer, now, secret: platform.config.secret }),
        ),
      };
    });
    await discardUnkept(deps, photos, answer);
    return answer;
  } catch (error) {
    await discardPhotos(deps, photos);
    throw error;
  }
}

/** Sent again with the same key, the answer is that of the first time: these files belong to no row. */
async function discardUnkept(
  deps: BookingDependencies,
  photos: readonly NewPhoto[],
  answer: { readonly photos: readonly { readonly photoId: string }[] },
): Promise<void> {
  const known = new Set(answer.photos.map(({ photoId }) => photoId));
  await discardPhotos(
    deps,
    photos.filter(({ photoId }) => !known.has(photoId)),
  );
}

const discardPhotos = ({ platform }: BookingDependencies, photos: readonly NewPhoto[]) =>
  discard(
    platform.storage,
    photos.map(({ storageKey }) => storageKey),
  );

interface Taking {
  readonly bookingId: string;
  readonly stage: PhotoStage;
  readonly takenBy: string;
  readonly now: Date;
}

/** All of them, or none: where one cannot be read or stored, the others go again. */
async function storeFiles(
  deps: BookingDependencies,
  files: readonly UploadedFile[],
  taking: Taking,
): Promise<NewPhoto[]> {
  const { platform } = deps;
  const refusals = { unreadable: bookingErrors.photo_unreadable };
  const read = [];
  for (const file of files)
    read.push(await platform.readers.read('picture', file, { by: taking.takenBy, options: {}, refusals }));
  const photos: NewPhoto[] = [];
  try {
    for (const { content, width, height } of read) {
      const photoId = newId();
      const storageKey = `bookings/${taking.bookingId}/${photoId}`;
      await platform.storage.put(storageKey, content, pictureMediaType);
      const { stage, takenBy, now: takenAt } = taking;
      photos.push({ photoId, stage, storageKey, width, height, takenBy, takenAt });
    }
    return photos;
  } catch (error) {
    await discardPhotos(deps, photos);
    throw error;
  }
}
