import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { DepartmentChart } from '../../../people/department/department-chart.tsx';
import { DepartmentDialog } from '../../../people/department/department-form.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('department.title', 'Departments'), noindex: true }));

export default function Departments() {
  const { t } = useTranslation();
  const link = useDialogLink('department');
  const { profile } = useSession();
  const mayAdd = hasFeature(profile?.permissions ?? null, { key: 'manage_users', action: 'create' });
  return (
    <Page
      title={t('department.title', 'Departments')}
      actions={mayAdd && <ButtonLink {...link}>{t('department.add', 'Add a department')}</ButtonLink>}
    >
      <DepartmentChart />
      <DepartmentDialog />
    </Page>
  );
}
