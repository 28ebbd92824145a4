import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { InviteForm } from '../../identity/staff/invite-form.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('addUser.title', 'Add a team member'), noindex: true }));

export default function AddUser() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page
      title={t('addUser.title', 'Add a team member')}
      lead={t('staff.invite.lead', 'They join when they log in with their number and accept the invitation.')}
      narrow
    >
      <InviteForm onDone={() => void navigate('/users/sub-users-list?tab=Pending')} />
    </Page>
  );
}
