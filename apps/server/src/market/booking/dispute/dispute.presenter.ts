import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import type { Dispute, DisputeOfBooking } from '@nukkad/contract/market/dispute/dispute.model';
import { signLink } from '../../../platform/storage/links.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { isDead } from '../booking.rules.ts';
import { isAdmin, isBuyerOf, isWorker, mayMoveNow } from '../booking.policy.ts';
import type { Booking } from '../booking.row.ts';
import type { DisputeRow, ReworkRow } from './dispute.store.ts';
import type { Evidence } from './evidence.store.ts';

export interface DisputeParts {
  readonly booking: Booking;
  readonly photos: readonly Evidence[];
  readonly rework: ReworkRow | null;
}

export interface DisputeViewing {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly secret: string;
}

export const presentLinked = (row: ReworkRow): NonNullable<DisputeOfBooking['reworkOf']> => ({
  bookingId: row.bookingId,
  bookingNumber: row.bookingNumber,
  status: row.status,
  startsAt: row.startsAt.toISOString(),
});

/** May its customer choose a time now? A visit that ended without work leaves the choice open. */
export const mayChooseTime = (row: DisputeRow, rework: ReworkRow | null, now: Date): boolean =>
  row.status === 'decided' &&
  row.reworkBefore !== null &&
  now < row.reworkBefore &&
  (rework === null || isDead(rework.status));

/** What waits for a second Admin is a matter of staff. */
const shownStatus = (row: DisputeRow, viewer: Viewer): DisputeRow['status'] =>
  row.status === 'proposed' && !isAdmin(viewer) ? 'answered' : row.status;

export function presentDispute(row: DisputeRow, parts: DisputeParts, viewing: DisputeViewing): Dispute {
  const { viewer, now, secret } = viewing;
  const { booking } = parts;
  const buyer = isBuyerOf(viewer, booking);
  const open = row.status !== 'decided';
  return {
    disputeId: row.disputeId,
    version: row.version,
    status: shownStatus(row, viewer),
    kind: row.kind,
    request: row.request,
    words: row.words,
    openedAt: row.openedAt.toISOString(),
    answerBefore: row.answerBefore.toISOString(),
    answer: row.answeredAt && { words: row.answerWords, at: row.answeredAt.toISOString() },
    offer: row.offer && { kind: row.offer, amount: row.offerPaise },
    photos: parts.photos.map(({ photoId, side, storageKey, takenAt }) => ({
      photoId,
      side,
      url: signLink(secret, storageKey, viewer.userId, now),
      takenAt: takenAt.toISOString(),
    })),
    decision: presentDecision(row, buyer),
    rework: presentRework(row, parts.rework),
    can: {
      addPhotos: open && (buyer || isWorker(viewer, booking)),
      answer: row.status === 'open' && mayMoveNow(viewer, bookingLifecycle.verb.answerDispute, booking),
      answerOffer:
        row.status === 'offered' && mayMoveNow(viewer, bookingLifecycle.verb.declineRemedy, booking),
      chooseTime: buyer && mayChooseTime(row, parts.rework, now),
    },
  };
}

function presentDecision(row: DisputeRow, buyer: boolean): Dispute['decision'] {
  if (row.status !== 'decided' || !row.outcome || !row.decidedAt) return null;
  return {
    outcome: row.outcome,
    amount: row.refundPaise,
    bornBy: buyer ? null : row.borneBy,
    reason: row.reason,
    byStaff: row.decidedBy !== row.buyerId,
    at: row.decidedAt.toISOString(),
  };
}

function presentRework(row: DisputeRow, rework: ReworkRow | null): Dispute['rework'] {
  if (row.status !== 'decided' || !row.reworkBy || !row.reworkBefore) return null;
  return {
    by: row.reworkBy,
    chooseBefore: row.reworkBefore.toISOString(),
    booking: rework && presentLinked(rework),
  };
}
