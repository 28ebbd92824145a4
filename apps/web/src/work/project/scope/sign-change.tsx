/** A proposed change as the document that both sides sign. */
import {
  getScopeDocument,
  openScopeDocument,
  sendScopeCode,
  signScopeChange,
} from '@nukkad/contract/work/scope-change/scope-change-document.api';
import {
  acceptScopeChange,
  listOwnScopeChanges,
  listScopeChanges,
  seenOfScopeChange,
} from '@nukkad/contract/work/scope-change/scope-change.api';
import type { ScopeChange } from '@nukkad/contract/work/scope-change/scope-change.model';
import type { Project } from '@nukkad/contract/work/project/project.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import { type ReactNode, useEffect } from 'react';
import { SignHereDialog } from '../../../nouns/envelope/sign-here-dialog.tsx';
import type { GivenSignature } from '../../../nouns/envelope/sign-here.tsx';
import { SignedDocument } from '../../../nouns/envelope/signed-document.tsx';
import { renew } from '../../../platform/api/asked.ts';
import { call } from '../../../platform/api/client.ts';
import { useSend } from '../../../platform/api/send.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../../ui/dialog/form-dialog.tsx';
import { toast } from '../../../ui/dialog/toast.ts';
import { formatMoney } from '../../../ui/mark/money.tsx';
import { Paragraph } from '../../../ui/page/parts.tsx';
import { dayWords } from '../project-words.ts';

interface Asked {
  readonly project: Project;
  readonly change: ScopeChange;
  readonly dialog: OpenDialog;
}

/** Good for a minute. */
async function linkOf({ scopeChangeId }: ScopeChange, which: 'document' | 'signed'): Promise<string> {
  return (await call(getScopeDocument, { query: { scopeChangeId, which }, quiet: true })).url;
}

interface Signing extends Asked {
  readonly heading: string;
  readonly enter: string;
  readonly said: string;
  readonly children?: ReactNode;
  readonly sign: (given: GivenSignature) => Promise<unknown>;
}

/** The document is made when the first of the two opens it. */
function Sign({ project, change, dialog, heading, enter, said, children, sign }: Signing) {
  const { t } = useTranslation();
  const { mutate: open, isIdle } = useSend(openScopeDocument);
  const { scopeChangeId, document } = change;
  useEffect(() => {
    if (document === null && isIdle) open({ scopeChangeId });
  }, [document, isIdle, scopeChangeId, open]);
  return (
    <SignHereDialog
      dialog={dialog}
      heading={heading}
      title={t('scope.document', 'Change of {{title}}', { title: project.title })}
      document={document}
      enter={enter}
      link={() => linkOf(change, 'document')}
      ask={() => call(sendScopeCode, { body: { scopeChangeId }, quiet: true })}
      sign={async (given) => {
        try {
          await sign(given);
        } catch (error) {
          // It was answered meanwhile, or the project has changed: the page shows how it stands.
          if (error instanceof ApiError && error.status === 409)
            await Promise.all([renew(listScopeChanges), renew(listOwnScopeChanges)]);
          throw error;
        }
        toast.success(said);
        dialog.close();
      }}
    >
      {children}
    </SignHereDialog>
  );
}

/** The client accepts by signing. */
export function AcceptChange(asked: Asked) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { mutateAsync } = useSend(acceptScopeChange);
  const { project, change } = asked;
  const { scopeChangeId, totalBefore, totalAfter, dueOn } = change;
  return (
    <Sign
      {...asked}
      heading={t('scope.accept.title', 'Accept this change?')}
      enter={t('scope.accept', 'Accept change')}
      said={t('scope.accept.done', 'Change accepted')}
      sign={(given) =>
        mutateAsync({
          projectId: project.projectId,
          scopeChangeId,
          ...given,
          seen: seenOfScopeChange(change),
        })
      }
    >
      <Paragraph>
        {t('scope.accept.total', 'The project costs {{after}} instead of {{before}}.', {
          before: formatMoney(totalBefore, locale),
          after: formatMoney(totalAfter, locale),
        })}{' '}
        {t('scope.accept.end', 'Its last day is {{day}}.', { day: dayWords(voice, dueOn) })}{' '}
        {t('scope.accept.final', 'Neither of you can change it alone after that.')}
      </Paragraph>
    </Sign>
  );
}

/** The business signs what it proposes, before or after its client. */
export function SignChange(asked: Asked) {
  const { t } = useTranslation();
  const { mutateAsync } = useSend(signScopeChange);
  const { scopeChangeId } = asked.change;
  return (
    <Sign
      {...asked}
      heading={t('scope.sign.title', 'Sign this change')}
      enter={t('scope.sign', 'Sign change')}
      said={t('scope.sign.done', 'Change signed')}
      sign={(given) => mutateAsync({ scopeChangeId, ...given })}
    />
  );
}

/** Who has signed, and the sealed file once both have. */
export function ChangeDocument({ change }: { change: ScopeChange }) {
  const { document } = change;
  if (document === null || document.signed.length === 0) return null;
  return <SignedDocument document={document} link={(which) => linkOf(change, which)} />;
}
