import { notificationTags } from '@nukkad/contract/kernel/notice';
import {
  type Notification,
  type NotificationCounts,
  mostUnread,
} from '@nukkad/contract/talk/notification/notification.model';
import type { Language } from '../../platform/spoken.rules.ts';
import type { NotificationRow } from './notification.store.ts';

const tagOf = (tag: string): Notification['tag'] => notificationTags.find((one) => one === tag) ?? 'account';

export const presentNotification = (row: NotificationRow, lang: Language): Notification => ({
  notificationId: row.notificationId,
  tag: tagOf(row.tag),
  title: lang === 'hi' ? row.titleHi : row.titleEn,
  body: lang === 'hi' ? row.bodyHi : row.bodyEn,
  count: row.count,
  link: row.opens,
  createdAt: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
});

export function presentCounts(
  counted: readonly { readonly tag: string; readonly unread: number }[],
): NotificationCounts {
  const capped = (unread: number) => Math.min(unread, mostUnread + 1);
  const all = counted.reduce((sum, { unread }) => sum + unread, 0);
  return {
    unread: capped(all),
    tags: notificationTags.map((tag) => ({
      tag,
      unread: capped(counted.find((one) => one.tag === tag)?.unread ?? 0),
    })),
  };
}
