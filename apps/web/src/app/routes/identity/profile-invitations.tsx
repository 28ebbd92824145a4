import { useSuggestedLanguages } from '../../../hiring/candidate/suggested-languages.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { OwnInvitations } from '../../../identity/staff/own-invitations.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('invitation.title', 'Invitations'), noindex: true }));

export default function ProfileInvitations() {
  const { t } = useTranslation();
  const suggested = useSuggestedLanguages();
  return (
    <Page title={t('invitation.title', 'Invitations')} narrow>
      {suggested ? <OwnInvitations suggested={suggested} /> : <ListSkeleton count={2} />}
    </Page>
  );
}
