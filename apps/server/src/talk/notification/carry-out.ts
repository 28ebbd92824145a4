import type { NotificationChannel } from '@nukkad/contract/kernel/notice';
import { systemAuthorized } from '../../platform/authorize.ts';
import { system } from '../../platform/platform.ts';
import { type Telling, senders } from './channels.ts';
import { type Became, type DeliveryKey, finishDelivery } from './delivery.store.ts';
import type { NotificationDependencies } from './notification.interface.ts';

/** The first channel that reaches the person and works; null: none reaches them. Throws where none of those works. */
async function sendByFirst(
  { platform }: NotificationDependencies,
  name: string,
  channels: readonly NotificationChannel[],
  telling: Telling,
): Promise<NotificationChannel | null> {
  const failures: unknown[] = [];
  for (const channel of channels) {
    try {
      const sending = senders[channel](platform, telling);
      if (sending !== null && (await sending)) return channel;
    } catch (error) {
      failures.push(error);
      platform.log.warn({ notice: name, channel }, 'a channel of a notice failed');
    }
  }
  if (failures.length > 0) throw failures[0];
  return null;
}

export const became = (
  { platform }: Pick<NotificationDependencies, 'platform'>,
  key: DeliveryKey,
  what: Became,
): Promise<void> =>
  platform.write(system, (tx) =>
    finishDelivery(tx, systemAuthorized(key, 'this node sends it'), what, platform.clock.now()),
  );

/** Sends what this node has claimed, and notes what became of it. A failure is thrown, so that the queue tries again. */
export async function carryOut(
  deps: NotificationDependencies,
  name: string,
  key: DeliveryKey,
  channels: readonly NotificationChannel[],
  telling: Telling,
): Promise<void> {
  try {
    const channel = await sendByFirst(deps, name, channels, telling);
    await became(
      deps,
      key,
      channel
        ? { state: 'sent', channel, reason: null }
        : { state: 'skipped', channel: null, reason: 'no_way' },
    );
  } catch (error) {
    await became(deps, key, { state: 'failed', channel: null, reason: 'provider' });
    throw error;
  }
}
