import type { AskedQuestion } from '@nukkad/contract/hiring/job/question.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { answerInWords } from './own-words.ts';

/** A question of the job, answered as its kind asks: by a tap, in digits or in words. */
export function ApplyQuestion({
  question: { questionId, question, kind, options },
  answer,
  error,
  onAnswer,
}: {
  question: AskedQuestion;
  answer: string;
  error: string | undefined;
  onAnswer: (answer: string) => void;
}) {
  const { t } = useTranslation();
  const name = `answer-${questionId}`;
  if (kind === 'words')
    return (
      <HindiField
        label={question}
        name={name}
        maxLength={500}
        value={answer}
        onText={onAnswer}
        error={error}
      />
    );
  if (kind === 'number')
    return (
      <TextField
        label={question}
        name={name}
        inputMode="numeric"
        maxLength={7}
        value={answer}
        onChange={({ target }) => onAnswer(target.value.replace(/\D/g, ''))}
        error={error}
      />
    );
  const choices = kind === 'yesno' ? ['yes', 'no'] : options;
  return (
    <RadioList
      label={question}
      name={name}
      options={choices.map((value) => ({
        value,
        label: kind === 'yesno' ? answerInWords(t, value) : value,
      }))}
      value={answer || null}
      onChange={onAnswer}
      error={error}
    />
  );
}
