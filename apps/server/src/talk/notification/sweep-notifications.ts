import { systemAuthorized } from '../../platform/authorize.ts';
import type { Database } from '../../platform/db/database.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { defaultRules } from './notification.rules.ts';
import { deleteDeliveriesBefore } from './delivery.store.ts';
import { deleteNotificationsBefore } from './notification.store.ts';

const dayMs = 86_400_000;

/** Answers how many had served their time. */
export async function sweepNotifications(db: Database, now: Date): Promise<number> {
  const { keptDays } = await settingAt(db, 'notification.rules', now, defaultRules);
  const before = new Date(now.getTime() - keptDays * dayMs);
  const old = systemAuthorized({ before }, 'they have served their time');
  await deleteDeliveriesBefore(db, old);
  return deleteNotificationsBefore(db, old);
}
