import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/acts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/url-dialog.ts';
import { Paragraph } from '../../ui/parts.tsx';
import { useAnswerCancel } from './approval.queries.ts';

type Answer = 'cancel' | 'keep';

const words: Readonly<
  Record<Answer, Readonly<Record<'button' | 'ask' | 'follows' | 'done', (t: Translate) => string>>>
> = {
  cancel: {
    button: (t) => t('approval.cancel.confirm', 'Confirm cancellation'),
    ask: (t) => t('approval.cancel.ask', 'Cancel what was approved?'),
    follows: (t) =>
      t('approval.cancel.follows', 'We’ll let the employee know. Leave days are credited back.'),
    done: (t) => t('approval.cancel.done', 'Cancelled'),
  },
  keep: {
    button: (t) => t('approval.keep', 'Keep as approved'),
    ask: (t) => t('approval.keep.ask', 'Keep it as approved?'),
    follows: (t) => t('approval.keep.follows', 'We’ll let the employee know that it remains approved.'),
    done: (t) => t('approval.keep.done', 'Kept as approved'),
  },
};

function Button({ answer, request }: { answer: Answer; request: ApprovalCard }) {
  const { t } = useTranslation();
  const name = `answer-${answer}`;
  const link = useDialogLink(name);
  const dialog = useUrlDialog(name);
  const send = useAnswerCancel();
  const { button, ask, follows, done } = words[answer];
  return (
    <>
      <ButtonLink {...link} {...(answer === 'keep' && { tone: 'plain' as const })}>
        {button(t)}
      </ButtonLink>
      {dialog.opened && (
        <ConfirmDialog
          opened
          onClose={dialog.close}
          title={ask(t)}
          consequences={[follows(t)]}
          confirm={button(t)}
          onConfirm={async () => {
            const { requestId, version } = request;
            await send.mutateAsync({ requestId, version, answer });
            toast.success(done(t));
          }}
        />
      )}
    </>
  );
}

/** Its owner asked to cancel what was approved: a reviewer confirms that, or keeps it. */
export function CancelAnswer({ request }: { request: ApprovalCard }) {
  const { t } = useTranslation();
  if (!request.can.answerCancel) return null;
  return (
    <Card quiet>
      <Paragraph weight={650} breaks below={0.75}>
        {t('approval.cancel.wants', '{{name}} asks to cancel this.', { name: request.employee.fullName })}
      </Paragraph>
      <Acts>
        <Button answer="cancel" request={request} />
        <Button answer="keep" request={request} />
      </Acts>
    </Card>
  );
}
