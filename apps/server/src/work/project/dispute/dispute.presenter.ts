import {
  type MilestoneDispute,
  type MilestoneDisputePhoto,
  mostDisputePhotos,
} from '@nukkad/contract/work/project/project.model';
import { signLink } from '../../../platform/storage/links.ts';
import type { DisputeRow } from './dispute.store.ts';
import type { DisputePhotoRow } from './photo.store.ts';

/** Links to photos are signed for who reads them. */
export interface Opening {
  readonly secret: string;
  readonly userId: string;
  readonly now: Date;
}

export const presentPhoto = (
  { photoId, side, storageKey, takenAt }: DisputePhotoRow,
  { secret, userId, now }: Opening,
): MilestoneDisputePhoto => ({
  photoId,
  side,
  url: signLink(secret, storageKey, userId, now),
  takenAt: takenAt.toISOString(),
});

interface Beside {
  readonly photos: readonly DisputePhotoRow[];
  readonly opening: Opening;
  /** Of the viewer who may add photos; null: they may not. */
  readonly side: DisputePhotoRow['side'] | null;
}

/** The same for both sides. */
export const presentDispute = (row: DisputeRow, { photos, opening, side }: Beside): MilestoneDispute => ({
  wants: row.wants,
  words: row.words,
  raisedAt: row.raisedAt.toISOString(),
  answer: row.answer,
  outcome: row.outcome,
  decision: row.decision,
  refund: row.refundPaise,
  returned: row.returnedPaise,
  photos: photos.map((photo) => presentPhoto(photo, opening)),
  photoRoom:
    side === null || row.endedAt !== null
      ? 0
      : Math.max(0, mostDisputePhotos - photos.filter((photo) => photo.side === side).length),
});
