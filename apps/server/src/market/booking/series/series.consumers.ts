import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { seriesEvents } from '@nukkad/contract/market/series/series.noun';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { bindSeries, lapseSeries } from './follow-first-visit.ts';
import { makeVisits } from './make-visits.ts';

/** Each looks again at the locked row, so told twice or too late it does nothing. */
export function seriesConsumers(deps: BookingDependencies): Consumer[] {
  return [
    consumer(
      'series.bind',
      when(bookingEvents.accepted, ({ facts }) => bindSeries(deps, facts.bookingId)),
    ),
    consumer(
      'series.lapse',
      when(bookingEvents.cancelled, ({ facts }) => lapseSeries(deps, facts.bookingId)),
      when(bookingEvents.rejected, ({ facts }) => lapseSeries(deps, facts.bookingId)),
    ),
    consumer(
      'series.first_visits',
      when(seriesEvents.accepted, ({ facts }) => makeVisits(deps, facts.seriesId)),
      when(seriesEvents.resumed, ({ facts }) => makeVisits(deps, facts.seriesId)),
      when(seriesEvents.changed, ({ facts }) => makeVisits(deps, facts.seriesId)),
    ),
  ];
}
