import { ApprovalInbox } from '../../../people/approval/approval-inbox.tsx';
import { Substitutes } from '../../../people/approval/substitutes.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { askedKinds } from '../../approval-kinds/approval-kinds.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('approval.title', 'Approvals'), noindex: true }));

/** Members of staff have a substitute while they are away; the owner decides at every level anyway. */
export default function Approvals() {
  const { t } = useTranslation();
  const isMember = useSession().profile?.role === 'subUser';
  const substitutes = useDialogLink('substitutes');
  return (
    <Page
      title={t('approval.title', 'Approvals')}
      actions={
        isMember && (
          <ButtonLink {...substitutes} tone="plain" small>
            {t('substitute.title', 'While you’re away')}
          </ButtonLink>
        )
      }
    >
      <ApprovalInbox kinds={askedKinds} />
      {isMember && <Substitutes />}
    </Page>
  );
}
