import type { NotificationTag } from '@nukkad/contract/kernel/notice';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/talk/notification/notification.api';
import { notificationsChanged } from '@nukkad/contract/talk/notification/notification.live';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useLive } from '../../platform/socket/use-live.ts';

const keys = {
  all: ['notifications'] as const,
  list: (tag: string, language: string) => ['notifications', 'list', tag, language] as const,
  counts: ['notifications', 'counts'] as const,
  settings: ['notification-settings'] as const,
};
const renew = () => void queryClient.invalidateQueries({ queryKey: keys.all });

/** Newest first. */
export function useNotifications(tag: NotificationTag | undefined) {
  const { language } = useTranslation();
  return useInfiniteQuery({
    queryKey: keys.list(tag ?? '', language),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listNotifications, {
        query: { ...(tag && { tag }), cursor: pageParam, limit: 20 },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** What a badge and the filters say; the same on all devices of the person. */
export function useNotificationCounts() {
  useLive(notificationsChanged, renew);
  return useQuery(
    { queryKey: keys.counts, queryFn: ({ signal }) => call(api.countNotifications, { quiet: true, signal }) },
    queryClient,
  );
}

/** The list follows when the server has it; a failure leaves them unread, and is no matter to speak of. */
export const useReadNotifications = () =>
  useMutation(
    {
      mutationFn: (body: EndpointInput<typeof api.readNotifications>['body']) =>
        call(api.readNotifications, { body, quiet: true }),
      onSuccess: (counts) => {
        queryClient.setQueryData(keys.counts, counts);
        renew();
      },
    },
    queryClient,
  );

export const useNotificationSettings = () =>
  useQuery({
    queryKey: keys.settings,
    queryFn: ({ signal }) => call(api.getNotificationSettings, { quiet: true, signal }),
  });

export const useSaveNotificationSettings = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.updateNotificationSettings>['body']) =>
      call(api.updateNotificationSettings, { body }),
    onSuccess: (settings) => queryClient.setQueryData(keys.settings, settings),
  });
