import { notificationErrors } from '@nukkad/contract/talk/notification/notification.noun';
import { partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isPushService } from '../../../platform/providers/push/push-service.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownNotifications } from '../notification.policy.ts';
import { deleteOldSubscriptions, deleteSubscription, saveSubscription } from './subscription.store.ts';

interface Given {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The address comes from the client, and the server will call it: one of a known push service, or none. */
export async function subscribe(
  { write }: Pick<Platform, 'write'>,
  call: SignedInCall,
  { endpoint, keys }: Given,
): Promise<{ isSubscribed: boolean }> {
  if (!isPushService(endpoint)) refuse(notificationErrors.push_service_unknown);
  const { viewer, now } = call;
  const own = ownNotifications(viewer);
  const row = { subscriptionId: newId(), ...own, sessionId: viewer.sessionId, endpoint, ...keys };
  return write(call, async (tx) => {
    await saveSubscription(tx, partOf(own, row), now);
    await deleteOldSubscriptions(tx, own);
    return { isSubscribed: true };
  });
}

export async function unsubscribe(
  { write }: Pick<Platform, 'write'>,
  call: SignedInCall,
  endpoint: string,
): Promise<{ isSubscribed: boolean }> {
  const own = ownNotifications(call.viewer);
  return write(call, async (tx) => {
    await deleteSubscription(tx, partOf(own, { ...own, endpoint }));
    return { isSubscribed: false };
  });
}
