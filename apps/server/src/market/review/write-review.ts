import { reviewErrors, type ReviewSide } from '@nukkad/contract/market/review/review.noun';
import type { ReviewBody, VisitReviews } from '@nukkad/contract/market/review/review.model';
import { partOf } from '../../platform/authorize.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { shortName } from '../../platform/short-name.rules.ts';
import { readVisit } from './read-visit.ts';
import { countingTries, refuseContacts } from './refuse-contacts.ts';
import type { ReviewDependencies } from './review.interface.ts';
import { sideOf } from './review.policy.ts';
import { mayStillWrite, otherSide, tagsFit } from './review.rules.ts';
import { type ReviewRow, insertReview } from './review.store.ts';
import { reviewTransitions, showReviews } from './review.transitions.ts';
import { type ReviewWindow, lockWindow, markWritten } from './window.store.ts';

/** Tags that may be kept. */
export function checkTags(side: ReviewSide, { stars, tags }: Pick<ReviewBody, 'stars' | 'tags'>): void {
  if (!tagsFit(side, stars, tags)) refuse(reviewErrors.review_tag_unfit);
}

/** Of a customer who agrees, the short name as it is now. */
export async function shownNameOf(
  { platform, parts }: ReviewDependencies,
  side: ReviewSide,
  { userId, showName }: { readonly userId: string; readonly showName: boolean },
): Promise<string> {
  if (side === 'partner' || !showName) return '';
  return shortName((await parts.account.namesOf(platform.db, [userId])).get(userId) ?? '');
}

const wroteAt = (visit: ReviewWindow, side: ReviewSide): Date | null =>
  side === 'customer' ? visit.customerWroteAt : visit.partnerWroteAt;

/** The visit's window is locked, so that of two sides that write at one instant the second one shows both. */
export async function writeReview(
  deps: ReviewDependencies,
  call: SignedInCall,
  { bookingId, showName, ...said }: ReviewBody & { readonly bookingId: string },
): Promise<VisitReviews> {
  const { viewer, now, lang } = call;
  const write = async (tx: Tx) => {
    const visit = await lockWindow(tx, bookingId);
    const side = visit && sideOf(viewer, visit);
    if (!visit || !side) return refuse(reviewErrors.review_not_found);
    if (wroteAt(visit, side) !== null) refuse(reviewErrors.review_exists);
    if (!mayStillWrite(visit.writeBefore, now)) refuse(reviewErrors.review_time_over);
    checkTags(side, said);
    refuseContacts(said.words);
    const shownName = await shownNameOf(deps, side, { userId: viewer.userId, showName });
    const row = { ...newReview(visit, side, now), ...said, shownName, authorId: viewer.userId };
    const allowed = reviewTransitions.allowNew(viewer, reviewTransitions.verb.write, row);
    await Promise.all([
      insertReview(tx, allowed.row),
      markWritten(tx, partOf(allowed.row, { bookingId, side }), now),
      reviewTransitions.begin(tx, allowed, { now }),
    ]);
    if (wroteAt(visit, otherSide(side)) !== null) await showReviews(tx, bookingId, now);
    return lastReads((reader) => readVisit(deps, reader, { viewer, now, lang }, bookingId));
  };
  return countingTries(deps, call, () => deps.platform.write(call, write));
}

const newReview = (
  { bookingId, buyerId, organisationId, staffId, serviceId, cityCode, writeBefore }: ReviewWindow,
  side: ReviewSide,
  now: Date,
): Omit<ReviewRow, 'stars' | 'tags' | 'words' | 'shownName' | 'authorId'> => ({
  reviewId: newId(),
  bookingId,
  buyerId,
  organisationId,
  staffId,
  serviceId,
  cityCode,
  side,
  status: 'Written',
  showAt: writeBefore,
  shownAt: null,
  reply: '',
  repliedAt: null,
  hiddenReason: '',
  reportedAt: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});
