import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { BulkDialog, bulkDialog } from '../../identity/staff/bulk-dialog.tsx';
import { TeamList } from '../../identity/staff/team-list.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Page } from '../../ui/page.tsx';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('team.title', 'Your team'), noindex: true }));

export default function TeamListPage() {
  const { t } = useTranslation();
  const many = useDialogLink(bulkDialog);
  return (
    <Page
      title={t('team.title', 'Your team')}
      actions={
        <>
          <ButtonLink to="/add-user">{t('addUser.title', 'Add a team member')}</ButtonLink>
          <ButtonLink {...many} tone="plain">
            {t('staff.many', 'Invite several people')}
          </ButtonLink>
        </>
      }
    >
      <TeamList />
      <BulkDialog />
    </Page>
  );
}
