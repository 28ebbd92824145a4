import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Row } from '../../ui/page/parts.tsx';

/**
 * What this person may do with a request, each by the address of its dialog. `dialog`: the form that changes it;
 * `again`: what asking anew after a rejection is called.
 */
export function RequestActs({
  request: { can },
  canPay,
  dialog,
  again,
}: {
  request: ApprovalCard;
  canPay: boolean;
  dialog: string;
  again: string;
}) {
  const { t } = useTranslation();
  const approve = useDialogLink('approve');
  const reject = useDialogLink('reject');
  const edit = useDialogLink(dialog);
  const withdraw = useDialogLink('withdraw');
  const pay = useDialogLink('pay');
  return (
    <Row gap={0.75} above={0.75} hidesEmpty>
      {can.review && (
        <>
          <ButtonLink {...approve}>{t('approval.approve', 'Approve')}</ButtonLink>
          <ButtonLink {...reject} tone="plain">
            {t('approval.reject', 'Reject')}
          </ButtonLink>
        </>
      )}
      {(can.edit || can.resubmit) && (
        <ButtonLink {...edit} tone={can.resubmit ? undefined : 'plain'}>
          {can.resubmit ? again : t('approval.edit', 'Edit')}
        </ButtonLink>
      )}
      {(can.withdraw || can.askCancel) && (
        <ButtonLink {...withdraw} tone="plain">
          {can.withdraw ? t('approval.withdraw', 'Withdraw') : t('approval.cancel.want', 'Ask to cancel')}
        </ButtonLink>
      )}
      {canPay && (
        <ButtonLink {...pay} tone="plain">
          {t('approval.pay', 'Mark as paid')}
        </ButtonLink>
      )}
    </Row>
  );
}
