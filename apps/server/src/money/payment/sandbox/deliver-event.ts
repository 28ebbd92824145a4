import type { PaymentDependencies } from '../payment.interface.ts';
import { receiveWebhook } from '../receive-webhook.ts';
import { sign } from '../gateway/signature.ts';
import { findSandboxEvent, saveAttempt, saveDelivered } from './sandbox-event.store.ts';
import { sandboxSecrets } from './sandbox-secrets.ts';

/**
 * Tells one event to our own webhook: the verb that the HTTP endpoint calls, signature check and all. A refusal is
 * thrown, and the job runner tries again. Told once more, on purpose or not, it must change nothing.
 */
export async function deliverEvent(deps: PaymentDependencies, eventId: string): Promise<boolean> {
  const { db, clock, config } = deps.platform;
  const event = await findSandboxEvent(db, eventId);
  if (!event) return false;
  await saveAttempt(db, eventId);
  const body = Buffer.from(event.body);
  const signature = sign(sandboxSecrets(config.secret).webhook, body);
  await receiveWebhook(deps, { provider: 'sandbox', body, signature, eventId, now: clock.now() });
  await saveDelivered(db, eventId, clock.now());
  return true;
}
