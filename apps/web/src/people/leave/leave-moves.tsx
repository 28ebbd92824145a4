import { moveLeave } from '@nukkad/contract/people/leave/leave.api';
import type { Leave } from '@nukkad/contract/people/leave/leave.model';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Moves } from '../../ui/press/moves.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ChangeEnd } from './change-end.tsx';

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

const moves = [withdraw, cancel, restore];
const toOf = { withdraw: 'withdraw', ask_cancel: 'askCancel', restore: 'restore' } as const;

function Ask({ leave: { request }, move }: { leave: Leave; move: Asked }) {
  const { t } = useTranslation();
  const { requestId, version, can } = request;
  return (
    <Question
      dialog={useUrlDialog(move.verb)}
      when={can[toOf[move.verb]]}
      title={move.title(t)}
      consequences={[move.follows(t)]}
      confirm={move.button(t)}
      danger={move.danger === true}
      send={useSend(moveLeave)}
      request={{ requestId, version, verb: move.verb }}
      said={move.done(t)}
    />
  );
}

/** What its owner may do with a request, besides writing it anew. */
export function LeaveMoves({ leave }: { leave: Leave }) {
  const { t } = useTranslation();
  const { can } = leave.request;
  return (
    <>
      {can.change && <ChangeEnd leave={leave} />}
      <Moves
        className={null}
        of={moves.map(({ verb, button }) => ({ on: can[toOf[verb]], opens: verb, label: button(t) }))}
      />
      {moves.map((move) => (
        <Ask key={move.verb} leave={leave} move={move} />
      ))}
    </>
  );
}
