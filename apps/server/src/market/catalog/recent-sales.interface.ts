import type { Reader } from '../../platform/db/database.ts';

/** What an option adds to its service. */
export interface OptionTerms {
  readonly optionId: string;
  readonly pricePaise: number;
  /** Multiples of the service's own price. */
  readonly furtherUnits: number;
}

/** What was sold of a service in a city since a day, and what it would have cost at another price. Booking answers it. */
export type RecentSales = (
  reader: Reader,
  ask: {
    serviceId: string;
    cityCode: string;
    pricePaise: number;
    options: readonly OptionTerms[];
    since: Date;
  },
) => Promise<{ readonly bookings: number; readonly costPaise: number; readonly wouldCostPaise: number }>;
