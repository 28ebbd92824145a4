import type { ServiceQuestion } from '@nukkad/contract/market/catalog/catalog.model';
import { Money } from '../../ui/mark/money.tsx';
import styles from './fields.module.css';

/** A question that may have several answers. Plain checkboxes. */
export function ManyChoices({
  question,
  chosen,
  onChange,
}: {
  question: ServiceQuestion;
  chosen: readonly string[];
  onChange: (optionIds: readonly string[]) => void;
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>{question.question}</legend>
      {question.options.map(({ optionId, label, price }) => (
        <label key={optionId}>
          <input
            type="checkbox"
            checked={chosen.includes(optionId)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, optionId] : chosen.filter((other) => other !== optionId))
            }
          />
          <span>{label}</span>
          {price > 0 && (
            <span className={styles.aside}>
              + <Money paise={price} />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
