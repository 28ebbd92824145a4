import { createAccountDomain } from './identity/account/index.ts';
import { type BackofficeInterface, createBackofficeDomain } from './office/backoffice/index.ts';
import {
  countOpenWork,
  createBookingDomain,
  recentDiscount,
  hasBooked,
  refuseBeyondCaps,
  recentSales,
} from './market/booking/index.ts';
import { type RefuseHold, createCartDomain, openShownPrices } from './market/cart/index.ts';
import { createCatalogDomain } from './market/catalog/index.ts';
import { createCouponDomain } from './market/coupon/index.ts';
import { createFulfilmentDomain } from './market/fulfilment/index.ts';
import { createGeographyDomain } from './places/geography/index.ts';
import { createInvoiceDomain, invoiceNumberOf } from './money/invoice/index.ts';
import { createLedgerDomain, partnerBalance } from './money/ledger/index.ts';
import { createNotificationDomain } from './talk/notification/index.ts';
import { createPartnerDomain } from './identity/partner/index.ts';
import { createPartnershipDomain } from './market/partnership/index.ts';
import { createPaymentDomain, paymentsOf } from './money/payment/index.ts';
import { simpleDomains } from './domains.gen.ts';
import type { Authenticate, Gate } from './platform/http/mount.ts';
import { createPrivacyDomain } from './identity/privacy/index.ts';
import type { Domain } from './platform/domain.ts';
import type { Platform } from './platform/platform.ts';
import type { VerifyToken } from './platform/socket/socket.ts';
import type { SessionWatch } from './platform/socket/watch-sessions.ts';
import {
  type ProfileDependencies,
  chosenLanguageOf,
  createProfileDomain,
  missingParts,
  profileExtras,
} from './identity/profile/index.ts';
import { createScheduleDomain } from './market/schedule/index.ts';
import { type StaffDependencies, createStaffDomain } from './identity/staff/index.ts';

export interface Composition {
  readonly domains: readonly Domain[];
  readonly authenticate: Authenticate;
  readonly gate: Gate;
  readonly verifyToken: VerifyToken;
  readonly watch: SessionWatch;
  readonly makeAdmin: BackofficeInterface['makeAdmin'];
}

const refuseHold: RefuseHold = (tx, { userId, ...ask }) =>
  refuseBeyondCaps(tx, { ...ask, buyerId: userId, wish: 'hold' });
/** Ends a session that is over in the database here too: in memory, and on its sockets. */
const ending =
  (account: { forget(sessionId: string): void }, sessions: { dropSession(sessionId: string): void }) =>
  (sessionId: string): void => {
    account.forget(sessionId);
    sessions.dropSession(sessionId);
  };

/** What is a person's own: the teams they work in, and what they say of themselves. */
function ownDomains(
  interfaces: Omit<ProfileDependencies, 'staff'> &
    Omit<StaffDependencies, 'chosenLanguageOf' | 'forgetSession'> & {
      readonly account: { forget(sessionId: string): void };
    },
): readonly Domain[] {
  const forgetSession = (sessionId: string) => interfaces.account.forget(sessionId);
  const staff = createStaffDomain({ ...interfaces, chosenLanguageOf, forgetSession });
  return [staff, createProfileDomain({ ...interfaces, staff })];
}

/** And those that are handed all others: what each keeps of a person, and whom each tells of what. */
function withThoseOfAll(
  platform: Platform,
  others: readonly Domain[],
  endSession: (sessionId: string) => void,
): readonly Domain[] {
  const kept = [...others, createPrivacyDomain(platform, { domains: others, endSession })];
  return [...kept, createNotificationDomain(platform, { domains: kept })];
}

/** Every domain, each given the doors of those it builds on; the arrows are those of docs/map.md. */
export function composeDomains(
  platform: Platform,
  sessions: { dropSession(sessionId: string): void },
): Composition {
  const geography = createGeographyDomain(platform);
  const handed = { recentSales, shownPricesAt: openShownPrices() };
  const catalog = createCatalogDomain(platform, geography.interface, handed);
  const partner = createPartnerDomain(platform);
  const account = createAccountDomain(platform, {
    partner,
    sessions,
    cityName: async (reader, code) => (await geography.interface.cityByCode(reader, code))?.name ?? null,
    // Bookings build on accounts; who leaves is asked about them the other way round, once all stand.
    countOpenBookings: (reader, parts) => booking.interface.countOpen(reader, parts),
    // What a profile is made of, these domains tell once all stand.
    readExtras: (reader, viewer) => extras(reader, viewer),
    missingParts: (reader, viewer) => missingParts({ account }, reader, viewer),
  });
  const extras = profileExtras({ platform, account, geography: geography.interface, partner });
  const schedule = createScheduleDomain(platform, { catalog, geography: geography.interface });
  const coupon = createCouponDomain(platform, { hasBooked, recentDiscount });
  const cartParts = { catalog, coupon, geography: geography.interface, partner, schedule, refuseHold };
  const cart = createCartDomain(platform, cartParts);
  const interfaces = { account, partner, catalog, schedule, cart, invoiceNumberOf, paymentsOf };
  const booking = createBookingDomain(platform, interfaces);
  const fulfilment = createFulfilmentDomain(platform, interfaces);
  const payment = createPaymentDomain(platform, booking.interface);
  const ledger = createLedgerDomain({ platform, booking: booking.interface, partner });
  const partnership = createPartnershipDomain(platform, {
    account,
    geography: geography.interface,
    countOpenWork,
    balanceOf: partnerBalance,
    countOpenJobs: (reader, staffId) => booking.interface.countOpenJobs(reader, staffId),
  });
  const backoffice = createBackofficeDomain(platform, account);
  const others = [
    geography,
    catalog,
    partner,
    account,
    schedule,
    coupon,
    cart,
    booking,
    fulfilment,
    payment,
    ledger,
    createInvoiceDomain({ platform, booking: booking.interface, partner, geography: geography.interface }),
    backoffice,
    ...simpleDomains(platform),
    partnership,
    ...ownDomains({ platform, account, booking: booking.interface, geography: geography.interface, partner }),
  ];
  // The back office's own authenticate and gate go before the account's, which they contain.
  const { authenticate, gate, makeAdmin, verifyToken, watch } = { ...account, ...backoffice };
  const domains = withThoseOfAll(platform, others, ending(account, sessions));
  return { domains, authenticate, gate, makeAdmin, verifyToken, watch };
}
