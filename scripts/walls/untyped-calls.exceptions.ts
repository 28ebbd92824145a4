/**
 * Files of the server's tests that still name calls by their path. A file leaves the list once it calls by the contract
 * (docs/decisions/calls-and-types.md); none is added.
 */
export const untypedFiles: readonly string[] = [
  'apps/server/src/identity/account/account.notices.test.ts',
  'apps/server/src/market/booking/fulfilment/model-of-bookings.test.ts',
  'apps/server/src/market/cart/offer/offers.test.ts',
  'apps/server/src/market/catalog/get-service-details.test.ts',
  'apps/server/src/market/catalog/many-partners.test.ts',
  'apps/server/src/market/catalog/search-services.test.ts',
  'apps/server/src/market/catalog/two-nodes.test.ts',
  'apps/server/src/market/schedule/get-slots.test.ts',
  'apps/server/test/answer-fixture.ts',
  'apps/server/test/faults/public-interface-races.test.ts',
  'apps/server/test/identity/staff.calls.ts',
  'apps/server/test/market/booking.calls.ts',
  'apps/server/test/market/fulfilment.calls.ts',
  'apps/server/test/market/partnership.calls.ts',
  'apps/server/test/money/payment.calls.ts',
  'apps/server/test/one-price.test.ts',
  'apps/server/test/round-trips.test.ts',
];
