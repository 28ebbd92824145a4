import {
  seenOfScopeChange,
  withdrawScopeChange,
  acceptScopeChange,
  rejectScopeChange,
} from '@nukkad/contract/work/scope-change/scope-change.api';
import type { ScopeChange } from '@nukkad/contract/work/scope-change/scope-change.model';
import { useSend } from '../../../platform/api/send.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../../ui/field/hindi-field.tsx';
import { formatMoney } from '../../../ui/mark/money.tsx';
import { FilledQuestion, Question } from '../../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { dayWords } from '../project-words.ts';

interface Asked {
  readonly change: ScopeChange;
  readonly dialog: OpenDialog;
}

function Accept({ projectId, change, dialog }: Asked & { readonly projectId: string }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { scopeChangeId, totalBefore, totalAfter, dueOn } = change;
  return (
    <Question
      dialog={dialog}
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
      send={useSend(acceptScopeChange)}
      request={(seen) => ({ projectId, scopeChangeId, seen: seen(seenOfScopeChange(change)) })}
      said={t('scope.accept.done', 'Change accepted')}
    />
  );
}

const leastReason = 10;

function Reject({ change: { scopeChangeId, version }, dialog }: Asked) {
  const { t } = useTranslation();
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('scope.reject.title', 'Reject this change?')}
      consequences={[
        t('scope.reject.follows', 'Nothing changes in what you agreed. The business can propose again.'),
      ]}
      confirm={t('scope.reject', 'Reject')}
      send={useSend(rejectScopeChange)}
      initial={{ answer: '' }}
      request={({ answer }) =>
        answer.trim().length < leastReason ? null : { scopeChangeId, version, answer }
      }
      said={t('scope.reject.done', 'Change rejected')}
    >
      {({ typed: { answer }, change }) => (
        <HindiField
          long
          label={t('scope.reject.why', 'Why not?')}
          name="answer"
          value={answer}
          maxLength={500}
          onText={(next) => change({ answer: next })}
        />
      )}
    </FilledQuestion>
  );
}

function Withdraw({ change: { scopeChangeId, version }, dialog }: Asked) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={dialog}
      title={t('scope.withdraw.title', 'Withdraw this change?')}
      consequences={[t('scope.withdraw.follows', 'Your customer can no longer accept it.')]}
      confirm={t('scope.withdraw', 'Withdraw')}
      send={useSend(withdrawScopeChange)}
      request={{ scopeChangeId, version }}
      said={t('scope.withdraw.done', 'Change withdrawn')}
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
    return <Accept projectId={projectId} change={change} dialog={accept} />;
  if (reject.opened && change.can.reject) return <Reject change={change} dialog={reject} />;
  if (withdraw.opened && change.can.withdraw) return <Withdraw change={change} dialog={withdraw} />;
  return null;
}
