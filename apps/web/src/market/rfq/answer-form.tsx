import { questionAnswer, answerQuestion } from '@nukkad/contract/market/lead/lead-work.api';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';

const most = 2_000;

/** What the customer answers one partner. */
export function AnswerForm({ leadId }: { leadId: string }) {
  const { t } = useTranslation();
  const send = useSend(answerQuestion);
  return (
    <SentFields
      save={t('quote.answer.send', 'Send answer')}
      send={send}
      said={t('quote.answer.done', 'Answer sent')}
      initial={{ answer: '' }}
      schema={questionAnswer}
      bodyOf={({ answer }) => ({ leadId, answer })}
      refusedAt="answer"
    >
      {({ lineAt }) => (
        <TextArea label={t('quote.answer', 'Your answer')} {...lineAt('answer')} maxLength={most} />
      )}
    </SentFields>
  );
}
