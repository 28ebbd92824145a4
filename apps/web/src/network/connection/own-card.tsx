import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { Link } from 'react-router';
import { memberAddress } from '../../nouns/member/member-line.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useConnectionCounts } from './connection.queries.ts';
import styles from './own-card.module.css';
import { RequestCount } from './request-count.tsx';

/** As others see the reader, and how many they know. */
function OwnFace() {
  const { t, plural } = useTranslation();
  const counts = useConnectionCounts().data;
  const query = useAsked(getNetworkSettings, {}, { staleTime: 60_000 });
  return (
    <Loaded query={query} waiting={<ListSkeleton count={1} />}>
      {({ member }) => (
        <div className={styles.face}>
          <Avatar name={member.name} src={member.photoUrl} size={64} />
          <Link className={styles.name} to={memberAddress(member)} translate="no">
            {member.name}
          </Link>
          {member.headline ? (
            <span className={styles.headline} dir="auto">
              {member.headline}
            </span>
          ) : (
            <Link className={styles.way} to="/network/settings">
              {t('network.addHeadline', 'Add what you do')}
            </Link>
          )}
          {counts && (
            <Link className={styles.way} to="/network">
              {plural('network.connectionCount', counts.connections, {
                one: '{{count}} connection',
                other: '{{count}} connections',
              })}
            </Link>
          )}
        </div>
      )}
    </Loaded>
  );
}

/** Beside the feed on a desk: who one is here, and the ways to what was kept, planned and shown. */
export function OwnCard() {
  const { t } = useTranslation();
  const ways = [
    { to: '/network/requests', label: t('network.tab.requests', 'Requests'), count: <RequestCount /> },
    { to: '/groups?mine=true', label: t('network.ownGroups', 'Your groups') },
    { to: '/feed/saved', label: t('network.saved', 'Saved posts') },
    { to: '/feed?status=scheduled', label: t('network.scheduled', 'Scheduled posts') },
    { to: '/stories', label: t('network.stories', 'Your stories') },
    { to: '/blogs', label: t('network.blogs', 'Blogs') },
    { to: '/network/visitors', label: t('network.tab.visitors', 'Visitors') },
    { to: '/network/reports', label: t('network.reports', 'Your reports') },
  ];
  return (
    <Card quiet>
      <OwnFace />
      <nav aria-label={t('network.ways', 'Your places')}>
        <ul className={styles.ways}>
          {ways.map(({ to, label, count }) => (
            <li key={to}>
              <Link className={styles.way} to={to}>
                {label}
              </Link>
              {count}
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
