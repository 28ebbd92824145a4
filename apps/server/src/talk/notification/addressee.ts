import type { NotificationChannel } from '@nukkad/contract/kernel/notice';
import type { Contact, NoticeSpec, Recipient } from '../../platform/notice/notice.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { NotificationDependencies } from './notification.interface.ts';
import { type NotificationRules, type Wanted, defaultRules, usualQuiet } from './notification.rules.ts';
import { findNetworkChoice } from './network-choice.store.ts';
import { listSubscriptions } from './push/subscription.store.ts';
import type { QuietHours } from './quiet.rules.ts';
import { findQuietHours } from './quiet.store.ts';

/** By which ways a recipient can be told, wants to be, and when not. */
export interface Addressee {
  readonly contact: Contact;
  readonly wanted: Wanted | null;
  /** Whether it is listed in the app. */
  readonly isListed: boolean;
  readonly reach: Readonly<Record<NotificationChannel, boolean>>;
  readonly quiet: QuietHours;
  readonly rules: NotificationRules;
}

type Asked<Facts extends object, Seen> = Pick<NoticeSpec<Facts, Seen>, 'urgent' | 'tag' | 'kind' | 'ofPost'>;

/** What was left on for the kind; of the network narrowed by its own kinds. Null: the post is muted. */
async function readWanted<Facts extends object, Seen>(
  { platform: { db }, wantedBy }: NotificationDependencies,
  { urgent, tag, kind, ofPost }: Asked<Facts, Seen>,
  userId: string | null,
  facts: Facts,
): Promise<Pick<Addressee, 'wanted' | 'isListed'> | null> {
  if (userId === null || urgent) return { wanted: null, isListed: true };
  const wanted = await wantedBy(db, userId, tag);
  if (kind === null) return { wanted, isListed: true };
  const { choice, isMuted } = await findNetworkChoice(db, userId, kind, ofPost(facts));
  if (isMuted) return null;
  if (!choice) return { wanted, isListed: true };
  const { push, mail } = choice;
  return {
    wanted: { push: wanted.push && push, sms: wanted.sms && mail, mail: wanted.mail && mail },
    isListed: choice.inapp,
  };
}

/** Null: there is no such person any more, or the person wants to hear nothing of this post. */
export async function readAddressee<Facts extends object, Seen>(
  deps: NotificationDependencies,
  spec: Asked<Facts, Seen>,
  { userId, at }: Recipient,
  facts: Facts,
  now: Date,
): Promise<Addressee | null> {
  const { getPeople } = deps;
  const { db } = deps.platform;
  const rules = await settingAt(db, 'notification.rules', now, defaultRules);
  const contact = at ?? (userId === null ? null : ((await getPeople(db, [userId])).get(userId) ?? null));
  if (!contact) return null;
  const [left, quiet, browsers] = await Promise.all([
    readWanted(deps, spec, userId, facts),
    userId === null ? null : findQuietHours(db, userId),
    userId === null ? [] : listSubscriptions(db, userId),
  ]);
  if (!left) return null;
  const { mobileNumber, email } = contact;
  return {
    contact,
    ...left,
    reach: { push: browsers.length > 0, sms: Boolean(mobileNumber), mail: Boolean(email) },
    quiet: quiet ?? usualQuiet(rules),
    rules,
  };
}
