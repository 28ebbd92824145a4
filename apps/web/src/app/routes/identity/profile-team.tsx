import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { homeOf } from '../../../platform/session/role-home.ts';
import { keepProfile } from '../../../platform/session/session-store.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { OwnTeam } from '../../../identity/staff/own-team.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { toast } from '../../../ui/dialog/toast.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('team.own', 'Your colleagues'), noindex: true }));

/** For staff: those one works with, and the way out of the team. */
export default function ProfileTeam() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const company = useSession().profile?.companyName ?? '';
  const onLeft = async () => {
    queryClient.clear();
    toast.success(t('team.left', 'You have left the team.'));
    // The role ends with the membership: a person with another role continues with that one, others choose.
    const next = await call(getMyProfile);
    keepProfile(next);
    await navigate(homeOf(next), { replace: true });
  };
  return (
    <Page title={t('team.own', 'Your colleagues')} lead={company}>
      <OwnTeam companyName={company} onLeft={onLeft} />
    </Page>
  );
}
