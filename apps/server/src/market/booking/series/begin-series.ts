import { confirmsRepeat } from '@nukkad/contract/market/series/series.confirm';
import { seriesErrors, seriesEvents } from '@nukkad/contract/market/series/series.noun';
import type { Repeat } from '@nukkad/contract/market/series/series.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { partOf } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PlacedCart } from '../../cart/index.ts';
import type { Booking } from '../booking.row.ts';
import type { Series } from './series.row.ts';
import { boundPassed, dayOf, mayRepeat, slotOf } from './series.rules.ts';
import { countOpenSeries, getSeriesRules, insertSeries, insertVisit } from './series.store.ts';
import { seriesTransitions } from './series.transitions.ts';

interface Beginning {
  readonly repeat: Repeat;
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Asked behind the lock of the cart, so that two beginnings of one customer are counted one after the other. */
export async function refuseToRepeat(
  reader: Reader,
  cart: PlacedCart,
  { repeat, viewer, now }: Beginning,
): Promise<void> {
  const [rules, open] = await Promise.all([
    getSeriesRules(reader, now, cart.cityCode),
    countOpenSeries(reader, viewer.userId),
  ]);
  if (!mayRepeat(cart, rules)) refuse(seriesErrors.repeat_not_offered);
  const passed = boundPassed(repeat, istDay(cart.startsAt), rules);
  if (passed === 'visits') refuse(seriesErrors.repeat_visits, { values: { most: rules.mostVisits } });
  if (passed === 'until') refuse(seriesErrors.repeat_until, { values: { days: rules.mostDays } });
  if (open >= rules.openLimit) refuse(seriesErrors.series_limit, { values: { limit: rules.openLimit } });
  confirmSeen(confirmsRepeat, repeat.seen, { laterPrice: cart.laterPrice().totalCheckoutValue });
}

/** With its first visit, in the same transaction; no partner has accepted it yet. */
export async function beginSeries(
  tx: Tx,
  first: Booking,
  price: Series['price'],
  { repeat, viewer, now }: Beginning,
): Promise<void> {
  const day = istDay(first.startsAt);
  const pattern = {
    everyWeeks: repeat.everyWeeks,
    slotId: slotOf(first.startsAt),
    anchorOrdinal: 1,
    anchorDay: day,
    visits: repeat.visits ?? null,
    untilDay: repeat.until ?? null,
  };
  const fresh: Series = {
    ...pattern,
    seriesId: newId(),
    buyerId: first.buyerId,
    cityCode: first.cityCode,
    categoryId: first.categoryId,
    organisationId: null,
    firstBookingId: first.bookingId,
    status: 'Pending',
    version: 1,
    lastOrdinal: 1,
    lastDay: day,
    nextDay: dayOf(pattern, 2),
    price,
    pricePaise: price.totalCheckoutValue,
    pauseFrom: null,
    pauseUntil: null,
    reasonCode: null,
    createdAt: now,
    updatedAt: now,
    endedAt: null,
  };
  const allowed = seriesTransitions.allowNew(viewer, seriesTransitions.verb.begin, fresh);
  const { seriesId, cityCode } = fresh;
  const { startsAt, bookingId } = first;
  const visit = { seriesId, ordinal: 1, cityCode, day, startsAt, outcome: 'made', bookingId } as const;
  // Sent together, in this order.
  await Promise.all([
    insertSeries(tx, allowed.row),
    insertVisit(tx, partOf(allowed.row, visit), now),
    seriesTransitions.begin(tx, allowed, { now, event: (of) => pendingEvent(seriesEvents.begun, of) }),
  ]);
}
