import type { NotificationTag } from '@nukkad/contract/kernel/notice';
import * as api from '@nukkad/contract/talk/notification/notification.api';
import { notificationsChanged } from '@nukkad/contract/talk/notification/notification.live';
import { useLive } from '../../platform/socket/use-live.ts';
import { keepAnswer, renew, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

const lookAgain = () => void renew(api.listNotifications, api.countNotifications);

/** Newest first. */
export function useNotifications(tag: NotificationTag | undefined) {
  return usePages(api.listNotifications, { ...(tag && { tag }), limit: 20 });
}

/** What a badge and the filters say; the same on all devices of the person. */
export function useNotificationCounts() {
  useLive(notificationsChanged, lookAgain);
  return useAsked(api.countNotifications);
}

/** The list follows when the server has it; a failure leaves them unread, and is no matter to speak of. */
export const useReadNotifications = () =>
  useSend(api.readNotifications, {
    keep: (counts) => {
      keepAnswer(api.countNotifications, {}, counts);
      lookAgain();
    },
  });

export const useNotificationSettings = () => useAsked(api.getNotificationSettings);

export const useSaveNotificationSettings = () =>
  useSend(api.updateNotificationSettings, {
    loud: true,
    keep: (settings) => keepAnswer(api.getNotificationSettings, {}, settings),
  });
