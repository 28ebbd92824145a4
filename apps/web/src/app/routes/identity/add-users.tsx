import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { StaffImport } from '../../../identity/staff/staff-import.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('addUsers.title', 'Invite several people'),
  noindex: true,
}));

export default function AddUsers() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('addUsers.title', 'Invite several people')}
      lead={t('addUsers.lead', 'Import your team from a file. Fix rows here, then invite everyone at once.')}
    >
      <StaffImport />
    </Page>
  );
}
