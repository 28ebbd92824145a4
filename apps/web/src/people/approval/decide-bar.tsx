import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { daysInWords, halvesInWords, kindWords } from '../../nouns/approval/approval-words.ts';
import { RejectDialog } from '../../nouns/approval/reject-dialog.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Note, Paragraph, Stack } from '../../ui/page/parts.tsx';
import { TakeOver } from './take-over.tsx';

export interface Deciding {
  readonly request: ApprovalCard;
  /** What approving does besides, each a sentence. */
  readonly consequences?: readonly ReactNode[];
  /** Why it cannot be approved yet. */
  readonly blocked?: string | null;
  /** By the call of its kind. */
  readonly send: (decision: {
    readonly decision: 'approved' | 'rejected';
    readonly reason?: string;
  }) => Promise<unknown>;
}

/** After a decision there is nothing more to do here, and of a level that was passed on nothing more to see: closing leads on. */
function useDecision(name: string) {
  const dialog = useUrlDialog(name);
  const navigate = useNavigate();
  const isDone = useRef(false);
  return {
    opened: dialog.opened,
    close: () => {
      if (isDone.current) void navigate('/approvals', { replace: true });
      else dialog.close();
    },
    done: () => {
      isDone.current = true;
    },
  };
}

/** The confirmation says what the screen showed: who, what, which days, and what follows. */
function Approve({ request, consequences = [], blocked, send }: Deciding) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const dialog = useDecision('approve');
  const { employee, kind, title, startsOn, endsOn, halfDays, level, levels } = request;
  const isLast = level >= levels;
  const name = employee.fullName;
  return (
    <Question
      dialog={dialog}
      title={t('approval.approve.ask', 'Approve this request?')}
      consequences={[
        [
          name,
          [kindWords[kind](t), title].filter(Boolean).join(': '),
          daysInWords(startsOn, endsOn, locale),
          halfDays !== null && halvesInWords(voice, halfDays),
        ]
          .filter(Boolean)
          .join(' · '),
        ...consequences,
        isLast
          ? t('approval.approve.told', 'We’ll notify {{name}} right away.', { name })
          : t('approval.approve.next', 'The next reviewer decides.'),
      ]}
      confirm={t('approval.approve', 'Approve')}
      send={send}
      request={blocked ? null : { decision: 'approved' }}
      said={t('approval.approved.done', 'Approved')}
      onSent={dialog.done}
    >
      {blocked && <Paragraph tone="bad">{blocked}</Paragraph>}
    </Question>
  );
}

function Reject({ request, send }: Deciding) {
  const { t } = useTranslation();
  const dialog = useDecision('reject');
  return (
    <RejectDialog
      name={request.employee.fullName}
      dialog={dialog}
      send={async (reason) => {
        await send({ decision: 'rejected', reason });
        dialog.done();
        toast.success(t('approval.rejected.done', 'Rejected'));
      }}
    />
  );
}

/** Approve, or reject with a reason; drawn where the reader may decide now. */
export function DecideBar(deciding: Deciding) {
  const { t } = useTranslation();
  const approve = useDialogLink('approve');
  const reject = useDialogLink('reject');
  const { request, blocked } = deciding;
  if (request.can.takeOver) return <TakeOver request={request} />;
  if (!request.can.review) return null;
  return (
    <Stack gap={0.75}>
      {blocked && <Note breaks>{blocked}</Note>}
      <Acts>
        {!blocked && <ButtonLink {...approve}>{t('approval.approve', 'Approve')}</ButtonLink>}
        <ButtonLink {...reject} tone="plain">
          {t('approval.reject', 'Reject')}
        </ButtonLink>
      </Acts>
      <Approve {...deciding} />
      <Reject {...deciding} />
    </Stack>
  );
}
