import type { Leave } from '@nukkad/contract/people/leave/leave.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/url-dialog.ts';
import { ChangeEnd } from './change-end.tsx';
import { useMoveLeave } from './leave.queries.ts';

type Verb = 'withdraw' | 'ask_cancel' | 'restore';

interface Asked {
  readonly verb: Verb;
  readonly button: (t: Translate) => string;
  readonly title: (t: Translate) => string;
  readonly follows: (t: Translate) => string;
  readonly done: (t: Translate) => string;
  readonly danger?: true;
}

const withdraw: Asked = {
  verb: 'withdraw',
  button: (t) => t('leave.withdraw', 'Withdraw'),
  title: (t) => t('leave.withdraw.ask', 'Withdraw this request?'),
  follows: (t) => t('leave.withdraw.follows', 'You get the days back. We’ll notify your reviewer.'),
  done: (t) => t('leave.withdraw.done', 'Request withdrawn'),
  danger: true,
};
const cancel: Asked = {
  verb: 'ask_cancel',
  button: (t) => t('leave.cancel', 'Ask to cancel'),
  title: (t) => t('leave.cancel.ask', 'Ask to cancel this leave?'),
  follows: (t) =>
    t('leave.cancel.follows', 'Your reviewer must confirm it. Until then the leave remains approved.'),
  done: (t) => t('leave.cancel.done', 'Your reviewer has been asked'),
};
const restore: Asked = {
  verb: 'restore',
  button: (t) => t('leave.restore', 'Take back the change'),
  title: (t) => t('leave.restore.ask', 'Take back the change?'),
  follows: (t) => t('leave.restore.follows', 'Your approved leave doesn’t change.'),
  done: (t) => t('leave.restore.done', 'Change taken back'),
};

function Move({ leave: { request }, move }: { leave: Leave; move: Asked }) {
  const { t } = useTranslation();
  const link = useDialogLink(move.verb);
  const dialog = useUrlDialog(move.verb);
  const send = useMoveLeave();
  return (
    <>
      <ButtonLink {...link} tone="plain">
        {move.button(t)}
      </ButtonLink>
      {dialog.opened && (
        <ConfirmDialog
          opened
          onClose={dialog.close}
          title={move.title(t)}
          consequences={[move.follows(t)]}
          confirm={move.button(t)}
          danger={move.danger === true}
          onConfirm={async () => {
            const { requestId, version } = request;
            await send.mutateAsync({ requestId, version, verb: move.verb });
            toast.success(move.done(t));
          }}
        />
      )}
    </>
  );
}

/** What its owner may do with a request, besides writing it anew. */
export function LeaveMoves({ leave }: { leave: Leave }) {
  const { can } = leave.request;
  return (
    <>
      {can.change && <ChangeEnd leave={leave} />}
      {can.withdraw && <Move leave={leave} move={withdraw} />}
      {can.askCancel && <Move leave={leave} move={cancel} />}
      {can.restore && <Move leave={leave} move={restore} />}
    </>
  );
}
