import { connectionEvents } from '@nukkad/contract/network/connection/connection.noun';
import { notificationEvents } from '@nukkad/contract/talk/notification/notification.noun';
import type { AccountInterface } from '../../identity/account/index.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Notice } from '../../platform/notice/notice.ts';
import { type Case, consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChatInterface } from '../chat/index.ts';
import type { ProfileInterface } from '../../identity/profile/index.ts';
import type { NotificationDependencies } from './notification.interface.ts';
import { notificationPersonal } from './notification.store.ts';
import { notificationRoutes } from './notification.routes.ts';
import { defaultRules } from './notification.rules.ts';
import { readThreads } from './read-threads.ts';
import { endSubscriptions } from './push/end-subscriptions.ts';
import { sayWithoutBlocked } from './say-without.ts';
import { sendNotice } from './send-notice.ts';
import { sendLater, sendLost } from './send-later.ts';
import { sweepNotifications } from './sweep-notifications.ts';

interface Dependencies {
  /** All other domains: each says itself whom it tells. */
  readonly domains: readonly Domain[];
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly profile: Pick<ProfileInterface, 'noticeChoicesOf'>;
  readonly chat: Pick<ChatInterface, 'noticesRead'>;
}

/** One consumer for each name; two notices of one name and event would hide each other. */
function consumersOf(deps: NotificationDependencies, notices: readonly Notice[]): readonly Consumer[] {
  const cases = new Map<string, Case[]>();
  for (const notice of notices) {
    const known = cases.get(notice.name) ?? [];
    if (known.some(({ event }) => event.name === notice.event.name))
      throw new Error(`${notice.name} tells of ${notice.event.name} twice.`);
    const told = notice.open((spec) => when(spec.event, (heard) => sendNotice(deps, spec, heard)));
    cases.set(notice.name, [...known, told]);
  }
  return [...cases].map(([name, ofName]) => consumer(name, ...ofName));
}

/** Tells people what concerns them: every domain says whom and in which words, and this one sends it. */
export function createNotificationDomain(
  platform: Platform,
  { domains, account, profile, chat }: Dependencies,
): Domain {
  const notices = domains.flatMap((domain) => domain.notices ?? []);
  const deps: NotificationDependencies = {
    platform,
    notices,
    getPeople: account.getPeople,
    wantedBy: profile.noticeChoicesOf,
  };
  return {
    name: 'notification',
    extensions: [chat.noticesRead.answeredBy(readThreads)],
    routes: notificationRoutes(deps),
    personal: notificationPersonal,
    settings: { 'notification.rules': defaultRules },
    cron: [
      {
        name: 'notification.send_lost',
        match: '*/5 * * * *',
        run: async () => {
          await sendLost(deps);
        },
      },
      {
        name: 'notification.sweep',
        match: '47 21 * * *',
        run: async () => {
          await sweepNotifications(platform.db, platform.clock.now());
        },
      },
    ],
    consumers: [
      ...consumersOf(deps, notices),
      endSubscriptions(platform),
      consumer(
        'notification.say_without_blocked',
        when(connectionEvents.blocked, ({ facts }) => sayWithoutBlocked(deps, facts)),
      ),
      consumer(
        'notification.send_later',
        when(notificationEvents.due, {
          at: ({ dueAt }) => new Date(dueAt),
          run: ({ facts: { deliveryId, createdAt } }) =>
            sendLater(deps, { deliveryId, createdAt: new Date(createdAt) }),
        }),
      ),
    ],
  };
}

export const notification = domainOn({
  needs: ['account', 'chat', 'domains', 'profile'],
  create: createNotificationDomain,
});
