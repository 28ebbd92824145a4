import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { OwnInvitations } from '../../../identity/staff/own-invitations.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('invitation.title', 'Invitations'), noindex: true }));

export default function ProfileInvitations() {
  const { t } = useTranslation();
  return (
    <Page title={t('invitation.title', 'Invitations')} narrow>
      <OwnInvitations />
    </Page>
  );
}
