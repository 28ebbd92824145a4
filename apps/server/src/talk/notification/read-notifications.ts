import type { NotificationTag } from '@nukkad/contract/kernel/notice';
import { notificationEvents } from '@nukkad/contract/talk/notification/notification.noun';
import type { NotificationCounts } from '@nukkad/contract/talk/notification/notification.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCounts } from './list-notifications.ts';
import { ownNotifications } from './notification.policy.ts';
import { markNamedRead, markReadUntil } from './notification.store.ts';

interface Which {
  readonly notificationIds?: readonly string[] | undefined;
  readonly until?: string | undefined;
  readonly tag?: NotificationTag | undefined;
}

/** The person's other devices hear of it, so that all of them show the same count. */
export async function readNotifications(
  { write }: Pick<Platform, 'write'>,
  call: SignedInCall,
  { notificationIds, until, tag }: Which,
): Promise<NotificationCounts> {
  const { viewer, now } = call;
  return write(call, async (tx) => {
    const own = ownNotifications(viewer);
    const some = until
      ? await markReadUntil(tx, own, { until: new Date(until), tag }, now)
      : await markNamedRead(tx, own, notificationIds ?? [], now);
    if (some)
      await publish(tx, now, notificationEvents.read, { userId: viewer.userId, version: now.getTime() });
    return readCounts(tx, call);
  });
}
