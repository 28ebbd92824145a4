import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { KindFilter, NotificationList } from '../../../talk/notification/notification-list.tsx';
import { ReadAllButton } from '../../../talk/notification/read-all-button.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Settled } from '../../../ui/state/settled.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('notification.title', 'Notifications'), noindex: true }));

/** What the person was told, newest first. */
export default function Notifications() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('notification.title', 'Notifications')}
      narrow
      actions={
        <ButtonLink to="/profile/notifications" tone="plain" small>
          {t('notification.settings', 'Settings')}
        </ButtonLink>
      }
    >
      <Settled waiting={<ListSkeleton />}>
        <KindFilter />
        <ReadAllButton />
        <NotificationList />
      </Settled>
    </Page>
  );
}
