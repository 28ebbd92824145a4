import { rejectScopeChange, withdrawScopeChange } from '@nukkad/contract/work/scope-change/scope-change.api';
import type { Project } from '@nukkad/contract/work/project/project.model';
import type { ScopeChange } from '@nukkad/contract/work/scope-change/scope-change.model';
import { useSend } from '../../../platform/api/send.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../../ui/field/hindi-field.tsx';
import { FilledQuestion, Question } from '../../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { AcceptChange, SignChange } from './sign-change.tsx';

interface Asked {
  readonly change: ScopeChange;
  readonly dialog: OpenDialog;
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

/** Behind `?dialog=accept-change`, `reject-change`, `withdraw-change` and `sign-change`, with `scopeChangeId=…`. */
export function ScopeDialogs({ project, changes }: { project: Project; changes: readonly ScopeChange[] }) {
  const accept = useUrlDialog('accept-change', ['scopeChangeId']);
  const reject = useUrlDialog('reject-change', ['scopeChangeId']);
  const withdraw = useUrlDialog('withdraw-change', ['scopeChangeId']);
  const sign = useUrlDialog('sign-change', ['scopeChangeId']);
  const change = changes.find(({ scopeChangeId }) => scopeChangeId === accept.get('scopeChangeId'));
  if (!change) return null;
  if (accept.opened && change.can.accept)
    return <AcceptChange project={project} change={change} dialog={accept} />;
  if (reject.opened && change.can.reject) return <Reject change={change} dialog={reject} />;
  if (withdraw.opened && change.can.withdraw) return <Withdraw change={change} dialog={withdraw} />;
  if (sign.opened && change.can.sign) return <SignChange project={project} change={change} dialog={sign} />;
  return null;
}
