import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { networkKinds } from '@nukkad/contract/kernel/notice';
import type { updateNotificationSettings } from '@nukkad/contract/talk/notification/notification.api';
import type { NotificationSettings } from '@nukkad/contract/talk/notification/notification.model';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import {
  listMutedPosts,
  listNetworkChoices,
  mutePost,
  saveNetworkChoices,
  unmutePost,
} from './network-choice.store.ts';
import { ownNotifications } from './notification.policy.ts';
import { defaultRules, usualQuiet } from './notification.rules.ts';
import { minuteOf } from './quiet.rules.ts';
import { findQuietHours, saveQuietHours } from './quiet.store.ts';

const two = (number: number) => String(number).padStart(2, '0');
const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The person's own hours, else the usual ones; what was not chosen of the network is on. */
export async function readSettings(reader: Reader, userId: string, now: Date): Promise<NotificationSettings> {
  const rules = await settingAt(reader, 'notification.rules', now, defaultRules);
  const { isOn, fromMinute, untilMinute } = (await findQuietHours(reader, userId)) ?? usualQuiet(rules);
  const chosen = await listNetworkChoices(reader, userId);
  return {
    quietHours: { isOn, from: timeOf(fromMinute), until: timeOf(untilMinute) },
    network: networkKinds.map(
      (kind) => chosen.find((one) => one.kind === kind) ?? { kind, inapp: true, push: true, mail: true },
    ),
    mutedPosts: [...(await listMutedPosts(reader, userId))],
  };
}

/** What is not sent stays. */
export async function changeSettings(
  { write }: Pick<Platform, 'write'>,
  call: SignedInCall,
  { quietHours, network = [], post }: EndpointParsed<typeof updateNotificationSettings>['body'],
): Promise<NotificationSettings> {
  const { viewer, now } = call;
  return write(call, async (tx) => {
    const own = ownNotifications(viewer);
    if (quietHours) {
      const { isOn, from, until } = quietHours;
      await saveQuietHours(tx, own, { isOn, fromMinute: minuteOf(from), untilMinute: minuteOf(until) }, now);
    }
    const last = new Map(network.map((one) => [one.kind, one]));
    if (last.size > 0) await saveNetworkChoices(tx, own, [...last.values()]);
    if (post) await (post.muted ? mutePost(tx, own, post.postId, now) : unmutePost(tx, own, post.postId));
    return readSettings(tx, viewer.userId, now);
  });
}
