import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Paragraph } from '../../ui/page/parts.tsx';
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

/** Its owner asked to cancel what was approved: a reviewer confirms that, or keeps it. */
export function CancelAnswer({ request }: { request: ApprovalCard }) {
  const { t } = useTranslation();
  if (!request.can.answerCancel) return null;
  return (
    <Card quiet>
      <Paragraph weight={650} breaks below={0.75}>
        {t('approval.cancel.wants', '{{name}} asks to cancel this.', { name: request.employee.fullName })}
      </Paragraph>
      <Moves
        of={[
          { on: true, opens: dialogOf('cancel'), label: words.cancel.button(t), tone: 'neel' },
          { on: true, opens: dialogOf('keep'), label: words.keep.button(t) },
        ]}
      />
      <Ask answer="cancel" request={request} />
      <Ask answer="keep" request={request} />
    </Card>
  );
}

const dialogOf = (answer: Answer) => `answer-${answer}`;

function Ask({ answer, request: { requestId, version } }: { answer: Answer; request: ApprovalCard }) {
  const { t } = useTranslation();
  const { button, ask, follows, done } = words[answer];
  return (
    <Question
      dialog={useUrlDialog(dialogOf(answer))}
      title={ask(t)}
      consequences={[follows(t)]}
      confirm={button(t)}
      send={useAnswerCancel()}
      request={{ requestId, version, answer }}
      said={done(t)}
    />
  );
}
