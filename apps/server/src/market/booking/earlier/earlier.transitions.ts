/** How offers of an earlier time move: their table is `earlier-offer.noun.ts`. */
import { earlierErrors } from '@nukkad/contract/market/earlier/earlier.noun';
import { earlierOfferLifecycle } from '@nukkad/contract/market/earlier/earlier-offer.noun';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import type { PendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type EarlierOfferRow, lockOffer, saveOffer } from './earlier.store.ts';

interface MoveDetail {
  readonly event?: PendingEvent;
}

const isAsked = (viewer: Viewer, { buyerId }: EarlierOfferRow) =>
  viewer.role === 'Buyer' && viewer.userId === buyerId;

export const earlierTransitions = transitions({
  table: earlierOfferLifecycle,
  notFound: earlierErrors.earlier_over,
  movedOn: earlierErrors.earlier_over,
  lock: lockOffer,
  sees: isAsked,
  capacities: (viewer: Viewer, row) => (isAsked(viewer, row) ? ['Buyer'] : []),
  next: (row: EarlierOfferRow, status, _detail: MoveDetail & { readonly now: Date }) => ({ ...row, status }),
  save: (tx, row, { now }) => saveOffer(tx, row, now),
  logged: logOf(earlierOfferLifecycle, 'earlier_offer', 'offerId'),
  tells: ({ detail: { event } }) => (event ? [event] : []),
});
