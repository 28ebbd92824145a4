import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('updatePartner.title', 'Your partner profile'),
  noindex: true,
}));

const screens = {
  Pending: 'under-review',
  PendingForDeactivation: 'under-review',
  Rejected: 'profile-rejected',
} as const;

/** Where a partner's profile stands on its way to going live. */
export default function UpdatePartner() {
  const { t } = useTranslation();
  const status = useSession().profile?.partnerStatus;
  const name = status && status in screens ? screens[status as keyof typeof screens] : 'incomplete-profile';
  return (
    <Page title={t('updatePartner.title', 'Your partner profile')}>
      <EmptyScreen name={name} />
    </Page>
  );
}
