import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { RejectDialog } from './reject-dialog.tsx';

interface Said {
  readonly title: string;
  readonly follows: string;
}

interface Version {
  readonly requestId: string;
  readonly version: number;
}

/** Before a decision a request is withdrawn; after it, its owner can only ask to cancel it. */
export interface Withdrawing {
  readonly withdraw: Said;
  readonly cancel: Said;
  readonly send: (request: Version) => Promise<unknown>;
}

function Withdraw({
  request,
  withdrawing: { withdraw, cancel, send },
  dialog,
}: {
  request: ApprovalCard;
  withdrawing: Withdrawing;
  dialog: OpenDialog;
}) {
  const { t } = useTranslation();
  const isApproved = request.status === 'approved';
  const { title, follows } = isApproved ? cancel : withdraw;
  return (
    <Question
      dialog={dialog}
      danger
      title={title}
      consequences={[follows]}
      confirm={isApproved ? t('approval.cancel.want', 'Ask to cancel') : t('approval.withdraw', 'Withdraw')}
      send={send}
      request={request}
    />
  );
}

/** The dialogs of a review, each by its address; those that this person may not use never open. */
export function ReviewDialogs({
  request,
  approve: drawApprove,
  reject: sendReject,
  withdrawing,
}: {
  request: ApprovalCard;
  approve: (dialog: OpenDialog) => ReactNode;
  reject: (body: Version & { decision: 'rejected'; reason: string }) => Promise<unknown>;
  withdrawing: Withdrawing;
}) {
  const approve = useUrlDialog('approve');
  const reject = useUrlDialog('reject');
  const withdraw = useUrlDialog('withdraw');
  const { can, requestId, version, employee } = request;
  if (approve.opened && can.review) return drawApprove(approve);
  if (reject.opened && can.review)
    return (
      <RejectDialog
        name={employee.fullName}
        dialog={reject}
        send={(reason) => sendReject({ requestId, version, decision: 'rejected', reason })}
      />
    );
  if (withdraw.opened && (can.withdraw || can.askCancel))
    return <Withdraw request={request} withdrawing={withdrawing} dialog={withdraw} />;
  return null;
}
