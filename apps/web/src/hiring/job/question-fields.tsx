import { mostQuestions } from '@nukkad/contract/hiring/job/job.model';
import { questionKinds } from '@nukkad/contract/hiring/job/question.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { choosing } from '../../ui/field/choosing.ts';
import { FieldGroup, GroupLine, Tick } from '../../ui/field/field-group.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { jobEmpty } from './job.empty.ts';
import { questionKindWords } from './job-words.ts';
import type { StepProps } from './step-props.ts';
import type { TypedQuestion } from './typed-job.ts';
import { WantedAnswer } from './wanted-answer.tsx';

const newQuestion = (): TypedQuestion => ({
  questionId: crypto.randomUUID(),
  question: '',
  kind: 'yesno',
  choices: '',
  wanted: '',
  knockOut: false,
  points: 0,
});

const pointsOffered = [0, 1, 2, 3, 5, 10];

interface LineProps {
  readonly question: TypedQuestion;
  readonly at: number;
  readonly errors: Readonly<Record<string, string>>;
  readonly onQuestion: (question: TypedQuestion) => void;
  readonly onRemove: () => void;
}

/** What the wanted answer is worth; without one there is nothing to weigh. */
function Worth({ question, set }: { question: TypedQuestion; set: (next: Partial<TypedQuestion>) => void }) {
  const { t, plural } = useTranslation();
  if (question.wanted === '') return null;
  return (
    <>
      <SelectField
        label={t('posting.question.points', 'Points for this answer')}
        value={String(question.points)}
        options={pointsOffered.map((points) => ({
          value: String(points),
          label: plural('posting.points', points, { one: '{{count}} point', other: '{{count}} points' }),
        }))}
        onChange={({ target }) => set({ points: Number(target.value) })}
      />
      <Tick checked={question.knockOut} onChange={({ target }) => set({ knockOut: target.checked })}>
        {t('posting.question.knockOut', 'Mark applicants who answer otherwise. You still decide.')}
      </Tick>
    </>
  );
}

function OneQuestion({ question, at, errors, onQuestion, onRemove }: LineProps) {
  const { t } = useTranslation();
  const set = (next: Partial<TypedQuestion>) => onQuestion({ ...question, ...next });
  const errorOf = (name: string) => errors[`questions.${at}.${name}`];
  return (
    <GroupLine>
      <HindiField
        label={t('posting.question.nth', 'Question {{number}}', { number: at + 1 })}
        name={`questions.${at}.question`}
        maxLength={160}
        value={question.question}
        error={errorOf('question')}
        onText={(text) => set({ question: text })}
      />
      <FieldPair>
        <SelectField
          label={t('posting.question.kind', 'Answer')}
          value={question.kind}
          options={questionKinds.map((value) => ({ value, label: questionKindWords[value](t) }))}
          onChange={choosing(questionKinds, (kind) => set({ kind, wanted: '' }))}
        />
        <WantedAnswer question={question} error={errorOf('wanted')} onWanted={(wanted) => set({ wanted })} />
      </FieldPair>
      {question.kind === 'choice' && (
        <TextArea
          label={t('posting.question.choices', 'Choices, one in each line')}
          name={`questions.${at}.options`}
          value={question.choices}
          error={errorOf('options')}
          onChange={({ target }) => set({ choices: target.value })}
        />
      )}
      <Worth question={question} set={set} />
      <Row justify="end">
        <Button tone="plain" small onClick={onRemove}>
          {t('posting.question.remove', 'Remove question {{number}}', { number: at + 1 })}
        </Button>
      </Row>
    </GroupLine>
  );
}

/** What candidates answer when they apply. */
export function QuestionFields({ form: { fields, errors, change } }: StepProps) {
  const { t } = useTranslation();
  const { questions } = fields;
  const put = (at: number, next: TypedQuestion | null) =>
    change({ questions: questions.flatMap((one, place) => (place === at ? (next ?? []) : one)) });
  const add = (
    <Button tone="plain" onClick={() => change({ questions: [...questions, newQuestion()] })}>
      {t('posting.question.add', 'Add a question')}
    </Button>
  );
  return (
    <FieldGroup legend={t('posting.questions', 'Screening questions (optional)')}>
      {questions.length === 0 ? (
        <EmptyScreen screen={jobEmpty['no-questions']} action={add} />
      ) : (
        <>
          {questions.map((question, at) => (
            <OneQuestion
              key={question.questionId}
              question={question}
              at={at}
              errors={errors}
              onQuestion={(next) => put(at, next)}
              onRemove={() => put(at, null)}
            />
          ))}
          {questions.length < mostQuestions && <Row>{add}</Row>}
        </>
      )}
    </FieldGroup>
  );
}
