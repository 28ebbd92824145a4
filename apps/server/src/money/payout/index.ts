import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { payoutEvents } from '@nukkad/contract/money/payout/payout.noun';
import { defaultRules } from './payout.rules.ts';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { type PayoutGateway, type PayoutProvider, ProviderRefused } from './gateway/payout-gateway.ts';
import { openRazorpayx } from './gateway/razorpayx.gateway.ts';
import { listEarnedBy, lockDue, sumDue } from './earned-by.store.ts';
import { keepEarnings } from './keep-earnings.ts';
import type { PayoutDependencies, PayoutInterfaces, HearOther, PayoutInterface } from './payout.interface.ts';
import { payoutNotices } from './payout.notices.ts';
import { payoutSheets } from './payout.sheets.ts';
import { payoutPersonal } from './payout.store.ts';
import { payoutRoutes } from './payout.routes.ts';
import { standingOf } from './read-payouts.ts';
import { isAccountRefused } from './refused-account.rules.ts';
import { runDaily } from './run/run-daily.ts';
import { openPayoutSandbox } from './sandbox/sandbox-payout.gateway.ts';
import { followOpenPayouts, sendPayout } from './send-payout.ts';
import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countUnsettledFailures } from './office/office.store.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { followClosed, followRefunded } from './follow-booking.ts';
import { followDisputed, followResolved } from './follow-dispute.ts';
import { deliverPayoutEvent } from './sandbox/deliver-payout-event.ts';

export type { AskedEarned, Earned } from './earned-by.store.ts';
export type { PayoutNews } from './gateway/payout-event.ts';
export type { PayoutAccount, PayoutGateway, PayoutProvider } from './gateway/payout-gateway.ts';
export type { HearOther, OtherOutcome, PayoutInterface } from './payout.interface.ts';

const payoutConsumers = (deps: PayoutDependencies): readonly Consumer[] => [
  consumer(
    'payout.follow_booking',
    when(bookingEvents.closed, ({ facts, createdAt }) => followClosed(deps, facts, createdAt)),
    when(bookingEvents.disputed, ({ facts }) => followDisputed(deps, facts)),
    when(bookingEvents.resolved, ({ facts }) => followResolved(deps, facts)),
    when(bookingEvents.refunded, ({ facts, createdAt }) => followRefunded(deps, facts, createdAt)),
  ),
  consumer(
    'payout.send',
    when(payoutEvents.requested, ({ facts }) => sendPayout(deps, facts.payoutId)),
  ),
  consumer(
    'payout.sandbox_deliver',
    when(payoutEvents.sandboxEventSigned, ({ facts }) => deliverPayoutEvent(deps, facts.sandboxEventId)),
  ),
];

/** Payouts that failed, and were not sent again. */
const payoutWaiting: readonly WaitingReader[] = [
  countedInOffice({
    payout_failed: ({ reader }) => countUnsettledFailures(reader),
  }),
];

/** RazorpayX where it is configured; the sandbox outside of production only. */
function openGateways(platform: Platform): ReadonlyMap<PayoutProvider, PayoutGateway> {
  const { config } = platform;
  const gateways = new Map<PayoutProvider, PayoutGateway>();
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = config;
  const { RAZORPAYX_ACCOUNT_NUMBER: accountNumber, RAZORPAYX_WEBHOOK_SECRET: webhookSecret } = config;
  if (keyId && keySecret && accountNumber && webhookSecret) {
    const apiOrigin = config.RAZORPAY_API_ORIGIN;
    gateways.set('razorpayx', openRazorpayx({ keyId, keySecret, webhookSecret, accountNumber, apiOrigin }));
  }
  if (!config.production) gateways.set('sandbox', openPayoutSandbox(platform));
  return gateways;
}

const isRefused = (error: unknown): error is ProviderRefused => error instanceof ProviderRefused;

/** What partners earned and owe, and how they are paid. */
export function createPayoutDomain(interfaces: PayoutInterfaces): Domain & PayoutInterface {
  const { platform, ledger } = interfaces;
  const gateways = openGateways(platform);
  const gateway = gateways.get(platform.config.PAYOUT_PROVIDER) ?? null;
  const others = extensionPoint<HearOther>('payout.others');
  const port: PayoutInterface = {
    gateway,
    gateways,
    others,
    isRefused,
    isAccountRefused,
    earnedBy: listEarnedBy,
    standingOf,
    dueTo: sumDue,
    lockDueTo: lockDue,
  };
  const deps: PayoutDependencies = { ...interfaces, ...port };
  return {
    name: 'payout',
    ...port,
    settings: { 'payout.rules': defaultRules },
    personal: payoutPersonal,
    waiting: payoutWaiting,
    sheets: payoutSheets,
    routes: payoutRoutes(deps),
    notices: payoutNotices(deps),
    extensions: [ledger.earnings.answeredBy(keepEarnings)],
    consumers: payoutConsumers(deps),
    cron: [
      { name: 'payout.run_daily', match: '*/5 * * * *', run: () => runDaily(deps) },
      { name: 'payout.follow_open', match: '27 * * * *', run: () => followOpenPayouts(deps) },
    ],
  };
}

export const payout = domain({
  needs: ['account', 'booking', 'ledger', 'partner', 'partnership'],
  create: createPayoutDomain,
});
