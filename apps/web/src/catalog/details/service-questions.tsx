import type { ServiceQuestion } from '@nukkad/contract/catalog/catalog.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Duration } from '../../ui/duration.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { soldByMeasure, withOption } from '../choice.ts';
import { OptionCard } from './option-card.tsx';
import styles from './service-questions.module.css';

/** What an answer adds; where each answer is a measure of the work, what the whole comes to. */
function Adds({ option, whole }: { option: ServiceQuestion['options'][number]; whole: number | null }) {
  const { locale } = useTranslation();
  return (
    <>
      {whole !== null && <b>{formatMoney(whole + option.price, locale)}</b>}
      {whole === null && option.price > 0 && <b>+{formatMoney(option.price, locale)}</b>}
      {option.minutes > 0 && (
        <span>
          +<Duration minutes={option.minutes} />
        </span>
      )}
    </>
  );
}

function Question({
  question,
  base,
  chosen,
  open,
  onChange,
}: {
  question: ServiceQuestion;
  /** Price of the service without options, in paise. */
  base: number;
  chosen: readonly string[];
  /** It was to be answered and is not. */
  open: boolean;
  onChange: (chosen: string[]) => void;
}) {
  const { t } = useTranslation();
  const { questionId, kind, required, options } = question;
  const error = `${questionId}-open`;
  const answered = options.some(({ optionId }) => chosen.includes(optionId));
  const card = { name: questionId, type: kind === 'one' ? ('radio' as const) : ('checkbox' as const) };
  return (
    <fieldset
      className={styles.question}
      aria-describedby={open ? error : undefined}
      id={`question-${questionId}`}
    >
      <legend>
        {question.question}
        {!required && <small> {t('question.optional', 'optional')}</small>}
      </legend>
      {open && (
        <p id={error} role="alert" className={styles.open}>
          {t('question.open', 'Choose an option.')}
        </p>
      )}
      <div className={styles.options}>
        {kind === 'one' && !required && (
          <OptionCard
            {...card}
            label={t('question.none', 'None')}
            checked={!answered}
            onChange={() => onChange(withOption(chosen, question, null))}
          />
        )}
        {options.map((option) => (
          <OptionCard
            key={option.optionId}
            {...card}
            label={option.label}
            checked={chosen.includes(option.optionId)}
            onChange={() => onChange(withOption(chosen, question, option.optionId))}
          >
            <Adds option={option} whole={soldByMeasure(question) ? base : null} />
          </OptionCard>
        ))}
      </div>
    </fieldset>
  );
}

/** What the work depends on; each answer says what it adds. */
export function ServiceQuestions({
  questions,
  base,
  chosen,
  open,
  onChange,
}: {
  questions: readonly ServiceQuestion[];
  base: number;
  chosen: readonly string[];
  open: ReadonlySet<string>;
  onChange: (chosen: string[]) => void;
}) {
  return questions.map((question) => (
    <Question
      key={question.questionId}
      question={question}
      base={base}
      chosen={chosen}
      open={open.has(question.questionId)}
      onChange={onChange}
    />
  ));
}
