import type { SeriesStatus } from '@nukkad/contract/market/series/series.noun';
import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { Interval, VisitOutcome } from '@nukkad/contract/market/series/series.model';
import type { Pattern } from './series.rules.ts';

/** A row of `booking_series`; each field is explained in the migration. */
export interface Series extends Pattern {
  readonly seriesId: string;
  readonly buyerId: string;
  readonly cityCode: string;
  readonly categoryId: string;
  readonly organisationId: string | null;
  readonly firstBookingId: string;
  readonly status: SeriesStatus;
  readonly version: number;
  readonly everyWeeks: Interval;
  readonly lastOrdinal: number;
  readonly lastDay: string;
  readonly nextDay: string | null;
  readonly price: PriceBreakdown;
  readonly pricePaise: number;
  /** A pause that is over stays until the next one. */
  readonly pauseFrom: string | null;
  readonly pauseUntil: string | null;
  readonly reasonCode: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly endedAt: Date | null;
}

/** What may change after it began. `status` and `version` change by a move only. */
export type SeriesChanges = Partial<
  Pick<
    Series,
    | 'organisationId'
    | 'everyWeeks'
    | 'slotId'
    | 'anchorOrdinal'
    | 'anchorDay'
    | 'lastOrdinal'
    | 'lastDay'
    | 'nextDay'
    | 'pauseFrom'
    | 'pauseUntil'
    | 'reasonCode'
    | 'endedAt'
  >
>;

/** A row of `booking_series_visit`. */
export interface NewVisit {
  readonly seriesId: string;
  readonly ordinal: number;
  readonly cityCode: string;
  readonly day: string;
  readonly startsAt: Date;
  readonly outcome: VisitOutcome;
  readonly bookingId: string | null;
}
