import type { NotificationChannel } from '@nukkad/contract/kernel/notice';
import type { Contact, NoticeSpec, Recipient } from '../../platform/notice/notice.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { NotificationDependencies } from './notification.interface.ts';
import { type NotificationRules, type Wanted, defaultRules, usualQuiet } from './notification.rules.ts';
import { listSubscriptions } from './push/subscription.store.ts';
import type { QuietHours } from './quiet.rules.ts';
import { findQuietHours } from './quiet.store.ts';

/** By which ways a recipient can be told, wants to be, and when not. */
export interface Addressee {
  readonly contact: Contact;
  readonly wanted: Wanted | null;
  readonly reach: Readonly<Record<NotificationChannel, boolean>>;
  readonly quiet: QuietHours;
  readonly rules: NotificationRules;
}

/** Null: there is no such person any more. */
export async function readAddressee<Facts extends object, Seen>(
  { platform: { db }, getPeople, wantedBy }: NotificationDependencies,
  { urgent, tag }: Pick<NoticeSpec<Facts, Seen>, 'urgent' | 'tag'>,
  { userId, at }: Recipient,
  now: Date,
): Promise<Addressee | null> {
  const rules = await settingAt(db, 'notification.rules', now, defaultRules);
  const contact = at ?? (userId === null ? null : ((await getPeople(db, [userId])).get(userId) ?? null));
  if (!contact) return null;
  const [wanted, quiet, browsers] =
    userId === null
      ? [null, null, []]
      : await Promise.all([
          urgent ? null : wantedBy(db, userId, tag),
          findQuietHours(db, userId),
          listSubscriptions(db, userId),
        ]);
  const { mobileNumber, email } = contact;
  return {
    contact,
    wanted,
    reach: { push: browsers.length > 0, sms: Boolean(mobileNumber), mail: Boolean(email) },
    quiet: quiet ?? usualQuiet(rules),
    rules,
  };
}
