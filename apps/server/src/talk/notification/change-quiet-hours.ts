import type { NotificationSettings } from '@nukkad/contract/talk/notification/notification.model';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { ownNotifications } from './notification.policy.ts';
import { defaultRules, usualQuiet } from './notification.rules.ts';
import { minuteOf } from './quiet.rules.ts';
import { findQuietHours, saveQuietHours } from './quiet.store.ts';

const two = (number: number) => String(number).padStart(2, '0');
const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The person's own hours, else the usual ones. */
export async function readQuietHours(
  reader: Reader,
  userId: string,
  now: Date,
): Promise<NotificationSettings> {
  const rules = await settingAt(reader, 'notification.rules', now, defaultRules);
  const { isOn, fromMinute, untilMinute } = (await findQuietHours(reader, userId)) ?? usualQuiet(rules);
  return { quietHours: { isOn, from: timeOf(fromMinute), until: timeOf(untilMinute) } };
}

export async function changeQuietHours(
  { write }: Pick<Platform, 'write'>,
  call: SignedInCall,
  { quietHours: { isOn, from, until } }: NotificationSettings,
): Promise<NotificationSettings> {
  const { viewer, now } = call;
  const hours = { isOn, fromMinute: minuteOf(from), untilMinute: minuteOf(until) };
  return write(call, async (tx) => {
    await saveQuietHours(tx, ownNotifications(viewer), hours, now);
    return readQuietHours(tx, viewer.userId, now);
  });
}
