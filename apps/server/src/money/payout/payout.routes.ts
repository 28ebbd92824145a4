import * as api from '@nukkad/contract/money/payout/payout.api';
import { type Call, type Route, openRoute, route } from '../../platform/http/route.ts';
import { rawBody } from '../../platform/http/server.ts';
import type { PayoutProvider } from './gateway/payout-gateway.ts';
import { officePayoutRoutes } from './office/office.routes.ts';
import type { PayoutDependencies } from './payout.interface.ts';
import { getPayout, listPayoutBookings, readPayoutDetails, readTodayPayout } from './read-payouts.ts';
import { receivePayoutEvent } from './receive-payout-event.ts';

const header = (call: Call, name: string): string => {
  const value = call.request.headers[name];
  return typeof value === 'string' ? value : '';
};

const webhook = (deps: PayoutDependencies, provider: PayoutProvider) => async (call: Call) => {
  await receivePayoutEvent(deps, {
    provider,
    body: rawBody(call.request),
    signature: header(call, 'x-razorpay-signature'),
    eventId: header(call, 'x-razorpay-event-id'),
    now: call.now,
  });
  return { received: true as const };
};

export function payoutRoutes(deps: PayoutDependencies): Route[] {
  const { db } = deps.platform;
  return [
    route(api.getPayoutDetails, (call) => readPayoutDetails(db, call.viewer, call.input.query, call.now)),
    route(api.getPayout, (call) => getPayout(db, call.viewer, call.input.params.payoutId)),
    route(api.listPayoutBookings, (call) => listPayoutBookings(db, call.viewer, call.input.query)),
    route(api.getTodayPayout, (call) => readTodayPayout(db, call.viewer, call.now)),
    openRoute(api.razorpayxWebhook, webhook(deps, 'razorpayx')),
    openRoute(api.payoutSandboxWebhook, webhook(deps, 'sandbox')),
    ...officePayoutRoutes(deps),
  ];
}
