import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import * as z from 'zod/mini';
import type { DriveRecords, ListedRecord, RecordAsker } from '../../../files/drive/index.ts';
import { readCursor } from '../../../platform/http/cursor.ts';
import { isUuid } from '../../../platform/id.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Said } from '../../../platform/spoken.rules.ts';
import { signLink } from '../../../platform/storage/links.ts';
import { pictureMediaType } from '../../../platform/storage/media-types.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type PhotoStage, ownSide, seesAllOfTeam, sideOf } from '../booking.policy.ts';
import { type PhotoRecord, findPhoto, listPhotoRecords } from './photo-records.store.ts';

const stages: Readonly<Record<PhotoStage, Said>> = {
  request: { en: 'What is to be done', hi: 'क्या करना है' },
  before: { en: 'Before the work', hi: 'काम से पहले' },
  after: { en: 'After the work', hi: 'काम के बाद' },
};

const isFor = ({ role, organisationId }: Viewer): boolean =>
  role === 'Buyer' || (organisationId !== null && (role === 'Service Partner' || role === 'subUser'));

function screenOf(viewer: Viewer, bookingId: string): string {
  if (viewer.role === 'Buyer') return screenAddress.customerBooking(bookingId);
  return seesAllOfTeam(viewer)
    ? screenAddress.partnerBooking(bookingId)
    : screenAddress.professionalBooking(bookingId);
}

const present =
  ({ config: { secret } }: Platform, { viewer, lang, now }: RecordAsker) =>
  ({
    photoId,
    stage,
    storageKey,
    takenAt,
    bookingId,
    bookingNumber,
    startsAt,
  }: PhotoRecord): ListedRecord => ({
    recordId: photoId,
    name: `${stages[stage][lang]} · ${bookingNumber}`,
    mediaType: pictureMediaType,
    bytes: null,
    at: takenAt.toISOString(),
    from: null,
    screen: screenOf(viewer, bookingId),
    pictureUrl: signLink(secret, storageKey, viewer.userId, now),
    share: null,
    key: [startsAt.toISOString(), bookingId, photoId],
  });

const key = z.tuple([z.iso.datetime({ precision: 3 }), z.uuid(), z.uuid()]);

function afterOf(cursor: string | undefined) {
  const last = readCursor(cursor, key);
  return last && { startsAt: new Date(last[0]), bookingId: last[1], photoId: last[2] };
}

/** Photos of one’s visits, as a customer, as the partner or as the professional whose visits they are. */
export const photoRecords = (platform: Platform): DriveRecords => ({
  folder: 'work_photos',
  isFor,
  list: async (reader, asker, { q, cursor, most }) => {
    const of = { side: sideOf(asker.viewer), q };
    return (await listPhotoRecords(reader, of, afterOf(cursor), most)).map(present(platform, asker));
  },
  file: async (reader, { viewer }, photoId) => {
    const photo = isUuid(photoId) ? await findPhoto(reader, photoId) : null;
    if (!photo || ownSide(viewer, photo) === null) return null;
    return { fileName: `${photo.bookingNumber}-${photo.stage}.webp`, storageKey: photo.storageKey };
  },
});
