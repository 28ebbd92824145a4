import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ActivityFilters } from '../../../identity/profile/activity/activity-filters.tsx';
import { ActivityList } from '../../../identity/profile/activity/activity-list.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('activity.title', 'Activity'), noindex: true }));

export default function ProfileActivity() {
  const { t } = useTranslation();
  const { profile } = useSession();
  if (!profile) return null;
  const { role, permissions } = profile;
  const mayReadFirm =
    role === 'Service Partner' ||
    (role === 'subUser' && hasFeature(permissions, { key: 'activityLogs', action: 'view' }));
  return (
    <Page
      title={t('activity.title', 'Activity')}
      lead={t(
        'activity.lead',
        'Everything done with your account. Don’t recognise something? Check your devices.',
      )}
      narrow
    >
      <ActivityFilters mayReadFirm={mayReadFirm} />
      <ActivityList mayReadFirm={mayReadFirm} />
    </Page>
  );
}
