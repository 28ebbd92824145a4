import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Countdown } from '../../ui/time/countdown.tsx';
import styles from './sign-in.module.css';

/** For whom no code came: when the next one may be sent, then the way to have it sent. */
export function CodeAgain({
  byMail,
  seconds,
  busy,
  onResend,
}: {
  byMail: boolean;
  /** Until a new one may be sent. */
  seconds: number;
  busy: boolean;
  onResend: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.again}>
      {seconds > 0 ? (
        <p>
          {byMail
            ? t('signIn.wait.email', 'No email? Check your spam folder. Resend OTP in')
            : t('signIn.wait', 'No SMS? Resend OTP in')}{' '}
          <Countdown seconds={seconds} />
        </p>
      ) : (
        <Button tone="quiet" onClick={onResend} disabled={busy}>
          {t('signIn.resend', 'Resend OTP')}
        </Button>
      )}
    </div>
  );
}

/** After the last try: no field for a code that would be refused, and the next one as soon as the server sends it. */
export function TooManyTries({
  seconds,
  busy,
  refused,
  onResend,
}: {
  /** Until a new one may be sent. */
  seconds: number;
  busy: boolean;
  /** Why a new one was refused. */
  refused: string | undefined;
  onResend: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.again}>
      <p role="alert" className={styles.refused}>
        {seconds > 0 || refused === undefined
          ? t('signIn.usedUp', 'Too many incorrect OTPs. You need a new one.')
          : refused}
      </p>
      {seconds > 0 && (
        <p>
          {t('signIn.usedUp.wait', 'You can request it in')} <Countdown seconds={seconds} />
        </p>
      )}
      <Button wide onClick={onResend} busy={busy} disabled={seconds > 0}>
        {t('signIn.resend', 'Resend OTP')}
      </Button>
    </div>
  );
}
