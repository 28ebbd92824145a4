import type { UnpaidAttempt } from '@nukkad/contract/money/payment/payment.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { unpaidSentence } from './unpaid-words.ts';
import styles from './unpaid-attempts.module.css';

/** Tries to pay that brought nothing, each with its moment; they are in no sum. */
export function UnpaidAttempts({ attempts }: { attempts: readonly UnpaidAttempt[] }) {
  const voice = useTranslation();
  if (attempts.length === 0) return null;
  return (
    <ul className={styles.attempts}>
      {attempts.map((attempt) => (
        <li key={`${attempt.orderId} ${attempt.say} ${attempt.at}`}>
          {unpaidSentence(voice, attempt)}{' '}
          <time dateTime={attempt.at}>{formatInstant(attempt.at, 'short', voice.locale)}</time>
        </li>
      ))}
    </ul>
  );
}
