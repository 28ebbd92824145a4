import { useTranslation } from '../platform/i18n/use-translation.ts';
import styles from './start-code.module.css';

/** The code that lets the professional begin, to be read across a doorway; null: too many wrong tries were made. */
export function StartCode({ code, name }: { code: string | null; name: string }) {
  const { t } = useTranslation();
  if (code === null)
    return (
      <p className={styles.gone} role="status">
        {t(
          'booking.code.gone',
          'The code was tried wrongly too often. A new one appears here in some minutes.',
        )}
      </p>
    );
  return (
    <div className={styles.code}>
      <span className={styles.label} id="start-code">
        {t('booking.code', 'Your start code')}
      </span>
      {/* Digit by digit for readers; copied as one number. */}
      <strong translate="no" aria-labelledby="start-code" className={styles.digits}>
        <span aria-hidden="true">{code}</span>
        <span className={styles.spoken}>{code.split('').join(' ')}</span>
      </strong>
      <span className={styles.how}>
        {t('booking.code.how', 'Tell it to {{name}} at your door. With it the work begins.', { name })}
      </span>
    </div>
  );
}
