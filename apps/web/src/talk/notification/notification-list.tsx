import { type NotificationTag, notificationTags } from '@nukkad/contract/kernel/notice';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Notification } from '@nukkad/contract/talk/notification/notification.model';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { TimeAgo } from '../../ui/time/date-time.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { notificationEmpty } from './notification.empty.ts';
import styles from './notification.module.css';
import { useNotificationCounts, useNotifications, useReadNotifications } from './notification.queries.ts';
import { tagIcons, tagWords } from './tag-words.ts';

/** The kind that the address asks for; undefined: all. */
export function useChosenTag(): NotificationTag | undefined {
  const [search] = useSearchParams();
  return notificationTags.find((tag) => tag === search.get('tag'));
}

function Row({ notification }: { notification: Notification }) {
  const { t } = useTranslation();
  const read = useReadNotifications();
  const { notificationId, tag, title, body, link, createdAt, isRead } = notification;
  const Icon = tagIcons[tag];
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <Icon size={22} aria-hidden />
      <Link
        to={link}
        onClick={() => {
          if (!isRead) read.mutate({ notificationIds: [notificationId] });
        }}
      >
        <strong>{title}</strong>
        <span>{body}</span>
      </Link>
      <span className={styles.aside}>
        <TimeAgo at={createdAt} />
        {!isRead && <b>{t('notification.new', 'New')}</b>}
      </span>
    </li>
  );
}

function Group({ title, items }: { title: string; items: readonly Notification[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {items.map((one) => (
          <Row key={one.notificationId} notification={one} />
        ))}
      </ul>
    </section>
  );
}

/** All kinds, each with how many of it were not read. */
export function KindFilter() {
  const { t } = useTranslation();
  const counts = useNotificationCounts().data;
  const isCustomer = useSession().profile?.role === 'Buyer';
  const kinds = notificationTags.filter((tag) => !(isCustomer && tag === 'team'));
  const countOf = (tag: NotificationTag) => {
    const unread = counts?.tags.find((one) => one.tag === tag)?.unread ?? 0;
    return unread > 0 ? { count: unread } : {};
  };
  return (
    <FilterChips
      name="tag"
      label={t('notification.kind', 'Kind')}
      options={[
        { value: '', label: t('notification.all', 'All') },
        ...kinds.map((tag) => ({ value: tag, label: tagWords[tag](t), ...countOf(tag) })),
      ]}
    />
  );
}

/** Today's, then the earlier ones. */
export function NotificationList() {
  const { t } = useTranslation();
  const tag = useChosenTag();
  const today = istDay(new Date());
  return (
    <Listed
      list={useNotifications(tag)}
      waiting={<ListSkeleton count={5} />}
      empty={
        tag ? (
          <EmptyState
            scene="search"
            title={t('notification.noneOfKind', 'No notifications of this kind')}
            action={
              <ButtonLink to="/notifications" tone="plain">
                {t('notification.showAll', 'Show all notifications')}
              </ButtonLink>
            }
          />
        ) : (
          <EmptyScreen screen={notificationEmpty['no-notifications']} />
        )
      }
    >
      {(items) => {
        const isOfToday = ({ createdAt }: Notification) => istDay(new Date(createdAt)) === today;
        return (
          <>
            <Group title={t('notification.today', 'Today')} items={items.filter(isOfToday)} />
            <Group
              title={t('notification.earlier', 'Earlier')}
              items={items.filter((one) => !isOfToday(one))}
            />
          </>
        );
      }}
    </Listed>
  );
}
