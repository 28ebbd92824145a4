import type { listRfqQuestions } from '@nukkad/contract/market/rfq/rfq.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { RadioList } from '../../ui/field/radio-list.tsx';

export type Question = EndpointOutput<typeof listRfqQuestions>['items'][number];

/** The questions of a kind of work; none has to be answered. */
export function RfqQuestions({
  questions,
  answers,
  onAnswers,
}: {
  questions: readonly Question[];
  answers: Readonly<Record<string, string>>;
  onAnswers: (answers: Readonly<Record<string, string>>) => void;
}) {
  return questions.map(({ questionId, question, options }) => (
    <RadioList
      key={questionId}
      label={question}
      name={questionId}
      options={options.map(({ optionId, label }) => ({ value: optionId, label }))}
      value={answers[questionId] ?? null}
      onChange={(optionId) => onAnswers({ ...answers, [questionId]: optionId })}
    />
  ));
}
