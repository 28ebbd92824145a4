import type { ServiceQuestion } from '@nukkad/contract/market/catalog/catalog.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Duration } from '../../../ui/time/duration.tsx';
import { formatMoney } from '../../../ui/mark/money.tsx';
import { soldByMeasure, withOption } from '../choice.ts';
import { OptionCard } from './option-card.tsx';
import styles from './service-questions.module.css';

type Option = ServiceQuestion['options'][number];

/** What an option adds and what the whole comes to with it, in paise. */
export interface OptionPrice {
  readonly adds: number;
  readonly whole: number;
}

/** What an answer adds; where each answer is a measure of the work, what the whole comes to. Null: not known yet. */
function Adds({
  option,
  price,
  measured,
  quantity,
}: {
  option: Option;
  price: OptionPrice | null;
  measured: boolean;
  quantity: number;
}) {
  const { t, locale } = useTranslation();
  return (
    <>
      {price && measured && <b>{formatMoney(price.whole, locale)}</b>}
      {price && !measured && price.adds > 0 && (
        <b>
          +{formatMoney(price.adds, locale)}
          {quantity > 1 && ` ${t('question.forMany', 'for {{count}}', { count: quantity })}`}
        </b>
      )}
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
  priceOf,
  quantity,
  chosen,
  open,
  lacking,
  onChange,
}: {
  question: ServiceQuestion;
  priceOf: (option: Option) => OptionPrice | null;
  quantity: number;
  chosen: readonly string[];
  /** It was to be answered and is not. */
  open: boolean;
  lacking: string;
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
            disabled={!option.offered}
            onChange={() => onChange(withOption(chosen, question, option.optionId))}
          >
            {option.offered ? (
              <Adds
                option={option}
                price={priceOf(option)}
                measured={soldByMeasure(question)}
                quantity={quantity}
              />
            ) : (
              <span>{lacking}</span>
            )}
          </OptionCard>
        ))}
      </div>
    </fieldset>
  );
}

/** What the work depends on; each answer says what it adds. */
export function ServiceQuestions({
  questions,
  priceOf,
  quantity = 1,
  chosen,
  open,
  lacking,
  onChange,
}: {
  questions: readonly ServiceQuestion[];
  priceOf: (option: Option) => OptionPrice | null;
  /** Of the service: what an option adds is for all of them. */
  quantity?: number;
  chosen: readonly string[];
  open: ReadonlySet<string>;
  /** Why an answer that is not offered cannot be chosen. */
  lacking: string;
  onChange: (chosen: string[]) => void;
}) {
  return questions.map((question) => (
    <Question
      key={question.questionId}
      question={question}
      priceOf={priceOf}
      quantity={quantity}
      chosen={chosen}
      open={open.has(question.questionId)}
      lacking={lacking}
      onChange={onChange}
    />
  ));
}
