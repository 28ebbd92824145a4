import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { useChosenTag } from './notification-list.tsx';
import { useNotificationCounts, useNotifications, useReadNotifications } from './notification.queries.ts';

/** All that the list shows, of the chosen kind; what comes meanwhile stays unread. */
export function ReadAllButton() {
  const { t } = useTranslation();
  const tag = useChosenTag();
  const newest = useNotifications(tag).data?.pages[0]?.items[0];
  const counts = useNotificationCounts().data;
  const read = useReadNotifications();
  const unread = tag ? counts?.tags.find((one) => one.tag === tag)?.unread : counts?.unread;
  if (!newest || !unread) return null;
  return (
    <Button
      tone="plain"
      small
      busy={read.isPending}
      icon={<IconChecks size={20} aria-hidden />}
      onClick={() => read.mutate({ until: newest.createdAt, ...(tag && { tag }) })}
    >
      {t('notification.readAll', 'Mark all as read')}
    </Button>
  );
}
