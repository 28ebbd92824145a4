import { defaultRules } from './payout.rules.ts';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { type PayoutGateway, type PayoutProvider, ProviderRefused } from './gateway/payout-gateway.ts';
import { openRazorpayx } from './gateway/razorpayx.gateway.ts';
import { listEarnedBy, lockDue, sumDue } from './earned-by.store.ts';
import { keepEarnings } from './keep-earnings.ts';
import { payoutConsumers } from './payout.consumers.ts';
import type { PayoutDependencies, PayoutInterfaces } from './payout.dependencies.ts';
import type { HearOther, PayoutInterface } from './payout.interface.ts';
import { payoutNotices } from './payout.notices.ts';
import { payoutSheets } from './payout.sheets.ts';
import { payoutPersonal } from './payout.personal.store.ts';
import { payoutWaiting } from './read-waiting.ts';
import { payoutRoutes } from './payout.routes.ts';
import { standingOf } from './read-payouts.ts';
import { runDaily } from './run/run-daily.ts';
import { openPayoutSandbox } from './sandbox/sandbox-payout.gateway.ts';
import { followOpenPayouts } from './send-payout.ts';

export type { AskedEarned, Earned } from './earned-by.store.ts';
export type { PayoutAccount, PayoutGateway, PayoutProvider } from './gateway/payout-gateway.ts';
export type { HearOther, OtherOutcome, PayoutInterface } from './payout.interface.ts';

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

const isRefused = (error: unknown): error is Error => error instanceof ProviderRefused;

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
