import type { ChosenAnswer } from '@nukkad/contract/market/booking/answer.model';
import { answersOf } from './answers.ts';
import styles from './chosen-answers.module.css';

/** What was chosen of a service: "How many bathrooms? 2". Nothing, where nothing was asked. */
export function ChosenAnswers({ options }: { options: readonly ChosenAnswer[] }) {
  if (options.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {answersOf(options).map(({ question, answer }) => (
        <li key={`${question} ${answer}`}>
          {question && <span className={styles.question}>{question} </span>}
          <span className={styles.answer}>{answer}</span>
        </li>
      ))}
    </ul>
  );
}
