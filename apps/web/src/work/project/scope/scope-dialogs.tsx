import { seenOfScopeChange } from '@nukkad/contract/work/scope-change/scope-change.api';
import type { ScopeChange } from '@nukkad/contract/work/scope-change/scope-change.model';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { HindiField } from '../../../ui/hindi-field.tsx';
import { formatMoney } from '../../../ui/money.tsx';
import { toast } from '../../../ui/toast.ts';
import { useUrlDialog } from '../../../ui/url-dialog.ts';
import { withShownSince } from '../../../ui/use-reconfirmation.ts';
import { dayWords } from '../project-words.ts';
import {
  useAcceptScopeChange,
  useRejectScopeChange,
  useWithdrawScopeChange,
} from './scope-change.queries.ts';

interface Asked {
  readonly change: ScopeChange;
  readonly onClose: () => void;
}

function Accept({ projectId, change, onClose }: Asked & { readonly projectId: string }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const accept = useAcceptScopeChange();
  const { scopeChangeId, totalBefore, totalAfter, dueOn } = change;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('scope.accept.title', 'Accept this change?')}
      consequences={[
        t('scope.accept.total', 'The project costs {{after}} instead of {{before}}.', {
          before: formatMoney(totalBefore, locale),
          after: formatMoney(totalAfter, locale),
        }),
        t('scope.accept.end', 'Its last day is {{day}}.', { day: dayWords(voice, dueOn) }),
        t('scope.accept.final', 'Neither of you can change it alone after that.'),
      ]}
      confirm={t('scope.accept', 'Accept change')}
      onConfirm={async (reviewed) => {
        const seen = withShownSince(seenOfScopeChange(change), reviewed);
        await accept.mutateAsync({ projectId, scopeChangeId, seen });
        toast.success(t('scope.accept.done', 'Change accepted'));
      }}
    />
  );
}

const leastReason = 10;

function Reject({ change: { scopeChangeId, version }, onClose }: Asked) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState('');
  const reject = useRejectScopeChange();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('scope.reject.title', 'Reject this change?')}
      consequences={[
        t('scope.reject.follows', 'Nothing changes in what you agreed. The business can propose again.'),
      ]}
      confirm={t('scope.reject', 'Reject')}
      disabled={answer.trim().length < leastReason}
      onConfirm={async () => {
        await reject.mutateAsync({ scopeChangeId, version, answer });
        toast.success(t('scope.reject.done', 'Change rejected'));
      }}
    >
      <HindiField
        long
        label={t('scope.reject.why', 'Why not?')}
        name="answer"
        value={answer}
        maxLength={500}
        onText={setAnswer}
      />
    </ConfirmDialog>
  );
}

function Withdraw({ change: { scopeChangeId, version }, onClose }: Asked) {
  const { t } = useTranslation();
  const withdraw = useWithdrawScopeChange();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('scope.withdraw.title', 'Withdraw this change?')}
      consequences={[t('scope.withdraw.follows', 'Your customer can no longer accept it.')]}
      confirm={t('scope.withdraw', 'Withdraw')}
      onConfirm={async () => {
        await withdraw.mutateAsync({ scopeChangeId, version });
        toast.success(t('scope.withdraw.done', 'Change withdrawn'));
      }}
    />
  );
}

/** Behind `?dialog=accept-change`, `reject-change` and `withdraw-change`, with `scopeChangeId=…`. */
export function ScopeDialogs({ projectId, changes }: { projectId: string; changes: readonly ScopeChange[] }) {
  const accept = useUrlDialog('accept-change', ['scopeChangeId']);
  const reject = useUrlDialog('reject-change', ['scopeChangeId']);
  const withdraw = useUrlDialog('withdraw-change', ['scopeChangeId']);
  const change = changes.find(({ scopeChangeId }) => scopeChangeId === accept.get('scopeChangeId'));
  if (!change) return null;
  if (accept.opened && change.can.accept)
    return <Accept projectId={projectId} change={change} onClose={accept.close} />;
  if (reject.opened && change.can.reject) return <Reject change={change} onClose={reject.close} />;
  if (withdraw.opened && change.can.withdraw) return <Withdraw change={change} onClose={withdraw.close} />;
  return null;
}
