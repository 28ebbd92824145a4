import { LeaveTypeDialog } from '../../../people/leave/leave-type-dialog.tsx';
import { LeaveTypes as LeaveTypeList } from '../../../people/leave/leave-types.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('leave.types', 'Leave types'), noindex: true }));

export default function LeaveTypes() {
  const { t } = useTranslation();
  const add = useDialogLink('leave-type');
  return (
    <Page
      title={t('leave.types', 'Leave types')}
      actions={
        <ButtonLink {...add} small>
          {t('leave.type.add', 'Add a leave type')}
        </ButtonLink>
      }
      narrow
    >
      <LeaveTypeList />
      <LeaveTypeDialog />
    </Page>
  );
}
