import type { ReviewActor, ReviewSide, ReviewVerb } from '@nukkad/contract/market/review/review.noun';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Whose visit it is. */
export interface Visit {
  readonly buyerId: string;
  readonly organisationId: string;
  readonly staffId: string | null;
}

const isBuyer = (viewer: Viewer, visit: Visit): boolean =>
  viewer.role === 'Buyer' && viewer.userId === visit.buyerId;

const isOwner = (viewer: Viewer, visit: Visit): boolean =>
  viewer.role === 'Service Partner' && viewer.organisationId === visit.organisationId;

const isColleague = (viewer: Viewer, visit: Visit): boolean =>
  viewer.role === 'subUser' && viewer.organisationId === visit.organisationId;

const wasThere = (viewer: Viewer, visit: Visit): boolean =>
  isColleague(viewer, visit) && viewer.staffId !== null && viewer.staffId === visit.staffId;

/** Who speaks for the partner: the owner, and staff who may change bookings. */
const office = (viewer: Viewer, visit: Visit): readonly ReviewActor[] => {
  if (isOwner(viewer, visit)) return ['Service Partner'];
  return isColleague(viewer, visit) && hasPermission(viewer, 'booking.update') ? ['subUser'] : [];
};

/** On which side of the visit; null: on none, and it is not there for them. */
export function sideOf(viewer: Viewer, visit: Visit): ReviewSide | null {
  if (isBuyer(viewer, visit)) return 'customer';
  const reads =
    isOwner(viewer, visit) ||
    wasThere(viewer, visit) ||
    (isColleague(viewer, visit) &&
      (hasPermission(viewer, 'booking.view') || hasPermission(viewer, 'booking.update')));
  return reads ? 'partner' : null;
}

/** Every capacity in which this viewer can make the move. */
export function reviewCapacities(
  viewer: Viewer,
  review: Visit & { readonly side: ReviewSide },
  verb: ReviewVerb,
): readonly ReviewActor[] {
  if (viewer.role === 'Admin') return ['Admin'];
  // A reply is the partner's, to what its customer wrote.
  if (verb === 'reply') return review.side === 'customer' ? office(viewer, review) : [];
  if (review.side === 'customer') return isBuyer(viewer, review) ? ['Buyer'] : [];
  return [...(wasThere(viewer, review) ? (['Professional'] as const) : []), ...office(viewer, review)];
}

/** A review that is not shown is there for the side that wrote it alone; a hidden one for its author's side and Admins. */
export function maySeeReview(
  viewer: Viewer,
  review: Visit & { readonly side: ReviewSide; readonly status: string },
): boolean {
  if (viewer.role === 'Admin') return review.status !== 'Written';
  const side = sideOf(viewer, review);
  return side !== null && (side === review.side || review.status === 'Shown');
}

/** Which photos an Admin hid, and why: its author's side and Admins. */
export const maySeeHidden = (viewer: Viewer, review: Visit & { readonly side: ReviewSide }): boolean =>
  viewer.role === 'Admin' || sideOf(viewer, review) === review.side;

/** Anyone reads what customers wrote; what a partner wrote is for the two sides. */
export const mayReport = (
  viewer: Viewer,
  review: Visit & { readonly side: ReviewSide; readonly status: string },
): boolean =>
  review.status === 'Shown' &&
  (review.side === 'customer' || sideOf(viewer, review) !== null) &&
  sideOf(viewer, review) !== review.side;

/** Whose reviews a partner's list holds: a professional without the right has those of the own visits. */
export function listedFor(viewer: Viewer, mine = false): { organisationId: string; staffId: string | null } {
  const organisationId = viewer.organisationId ?? noOne;
  const seesAll = hasPermission(viewer, 'booking.view') || hasPermission(viewer, 'booking.update');
  return { organisationId, staffId: seesAll && !mine ? null : (viewer.staffId ?? noOne) };
}

/** An id that no row has. */
const noOne = '00000000-0000-0000-0000-000000000000';
