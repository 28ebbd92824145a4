import { CodeLock } from '../../nouns/booking/code-lock.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Text } from '../../ui/page/parts.tsx';
import styles from './booking-page.module.css';

/** The code that lets the professional begin, to be read across a doorway; null: too many wrong tries were made. */
export function StartCode({
  code,
  name,
  newCodeAt,
  onOver,
}: {
  code: string | null;
  name: string;
  /** When a new code is shown here, by the server's clock; null: never. */
  newCodeAt: string | null;
  /** Asks for the booking again, which then holds the new code. */
  onOver: () => unknown;
}) {
  const { t } = useTranslation();
  if (code === null)
    return (
      <Text as="div" weight={650} role="status">
        <CodeLock
          newCodeAt={newCodeAt}
          waiting={t('booking.code.locked', 'Too many incorrect OTPs. A new one appears here in')}
          forGood={t('booking.code.lockedForGood', 'Too many incorrect OTPs. Contact us to start this job.')}
          onOver={onOver}
        />
      </Text>
    );
  return (
    <div className={styles.code}>
      <Text weight={700} id="start-code">
        {t('booking.code', 'Your start OTP')}
      </Text>
      {/* Digit by digit for readers; copied as one number. */}
      <strong translate="no" aria-labelledby="start-code" className={styles.digits}>
        <span aria-hidden="true">{code}</span>
        <span className={styles.spoken}>{code.split('').join(' ')}</span>
      </strong>
      <span className={styles.how}>
        {t('booking.code.how', 'Share it with {{name}} only at your door, never by phone.', { name })}
      </span>
    </div>
  );
}
