import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { type AnswerRefusals, AnswerRow } from './answer-row.tsx';
import { List, Note } from '../../../ui/page/parts.tsx';
import styles from './answers.module.css';
import type { Answers, EditedQuestion, TypedAnswer } from './typed-answers.ts';

interface Shared {
  readonly disabled: boolean;
  /** What the server said of the fields of an answer, by its id. */
  readonly refusalsOf: (optionId: string) => AnswerRefusals;
  readonly onChange: (optionId: string, change: Partial<TypedAnswer>) => void;
}

function Question({
  edited: { question, answers, error },
  disabled,
  refusalsOf,
  onChange,
}: Shared & { edited: EditedQuestion }) {
  const { t } = useTranslation();
  const wrong = `${question.questionId}-closed`;
  return (
    <fieldset
      className={styles.question}
      aria-describedby={error ? wrong : undefined}
      data-wrong={error ? true : undefined}
    >
      <legend>
        {question.question}
        {!question.required && <small> {t('offer.answer.optional', '(optional for customers)')}</small>}
      </legend>
      <List gap={0.5} narrows>
        {answers.map((answer) => (
          <AnswerRow
            key={answer.option.optionId}
            answer={answer}
            disabled={disabled}
            refusals={refusalsOf(answer.option.optionId)}
            onChange={(change) => onChange(answer.option.optionId, change)}
          />
        ))}
      </List>
      {error && (
        <p id={wrong} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The answers that customers choose from: which of them one offers, and what each adds. */
export function AnswersFields({ answers, ...shared }: Shared & { answers: Answers }) {
  const { t } = useTranslation();
  if (answers.questions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="offer-answers">
      <h3 id="offer-answers">{t('offer.answers', 'Options customers choose')}</h3>
      <Note above={-0.6}>
        {t('offer.answers.lead', 'Turn off what you don’t do. Change a price only where yours differs.')}
      </Note>
      {answers.questions.map((edited) => (
        <Question key={edited.question.questionId} edited={edited} {...shared} />
      ))}
    </section>
  );
}
