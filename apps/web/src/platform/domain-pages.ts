import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The pages of one domain, drawn in the browser; who may open each says the domain's `*.screens.ts` in the contract. */
export interface DomainPages {
  /** Below the frame of work: bookings, services, requests. */
  readonly private?: readonly RouteConfigEntry[];
  /** Below the frame of the account; its entry in the navigation is in app/account/account-nav-items.ts. */
  readonly account?: readonly RouteConfigEntry[];
}
