import { signBody } from '../gateway/webhook-signature.ts';
import type { PayoutDependencies } from '../payout.interface.ts';
import { receivePayoutEvent } from '../receive-payout-event.ts';
import { sandboxPayoutSecret } from './sandbox-payout.gateway.ts';
import { findSandboxEventBody } from './sandbox-payout.store.ts';

/** Tells one event to our own webhook: the verb that the HTTP endpoint calls, signature check and all. */
export async function deliverPayoutEvent(deps: PayoutDependencies, eventId: string): Promise<void> {
  const { db, clock, config } = deps.platform;
  const text = await findSandboxEventBody(db, eventId);
  if (text === null) return;
  const body = Buffer.from(text);
  const signature = signBody(sandboxPayoutSecret(config.secret), body);
  await receivePayoutEvent(deps, { provider: 'sandbox', body, signature, eventId, now: clock.now() });
}
