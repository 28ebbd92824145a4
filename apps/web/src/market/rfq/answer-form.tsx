import { questionAnswer, answerQuestion } from '@nukkad/contract/market/lead/lead-work.api';
import { useSend } from '../../platform/api/send.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import type { QuestionAnswer } from './partner.queries.ts';

const most = 2_000;

/** What the customer answers one partner. */
export function AnswerForm({ leadId }: { leadId: string }) {
  const { t } = useTranslation();
  const send = useSend(answerQuestion);
  const { fields, errors, busy, change, submit } = useForm<{ answer: string }, QuestionAnswer>({
    initial: { answer: '' },
    schema: questionAnswer,
    bodyOf: ({ answer }) => ({ leadId, answer }),
    send: async (body) => {
      await send.mutateAsync(body);
      toast.success(t('quote.answer.done', 'Answer sent'));
    },
  });
  return (
    <Form onSubmit={submit}>
      <TextArea
        label={t('quote.answer', 'Your answer')}
        name="answer"
        maxLength={most}
        value={fields.answer}
        error={errors['answer'] ?? errors['form']}
        onChange={({ target }) => change({ answer: target.value })}
      />
      <Button type="submit" busy={busy}>
        {t('quote.answer.send', 'Send answer')}
      </Button>
    </Form>
  );
}
