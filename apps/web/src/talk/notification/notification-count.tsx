import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { NavCount } from '../../ui/page/nav-count.tsx';
import { useNotificationCounts } from './notification.queries.ts';

/** How many were not read yet; nothing while none is. */
export function NotificationCount() {
  const { plural } = useTranslation();
  const count = useNotificationCounts().data?.unread ?? 0;
  return (
    <NavCount
      count={count}
      words={plural('notification.unread', count, {
        one: '{{count}} unread notification',
        other: '{{count}} unread notifications',
      })}
    />
  );
}
