import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The pages of one domain, drawn in the browser; who may open each says `screens.ts` of the contract. */
export interface DomainPages {
  /** Below the frame of work: bookings, services, requests. */
  readonly private?: readonly RouteConfigEntry[];
  /** Below the frame of the account; the sections that it lists are in `*.nav.ts`. */
  readonly account?: readonly RouteConfigEntry[];
}
