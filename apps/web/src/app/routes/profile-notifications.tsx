import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Choices } from '../../profile/choices.tsx';
import { useSetting } from '../../profile/profile.queries.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('choices.title', 'Notifications'), noindex: true }));

export default function ProfileNotifications() {
  const { t } = useTranslation();
  const { data, error } = useSetting();
  return (
    <Page title={t('choices.title', 'Notifications')} narrow>
      {error && !data && <ErrorState message={error.message} />}
      {!error && !data && <DetailSkeleton />}
      {data && <Choices setting={data} />}
    </Page>
  );
}
