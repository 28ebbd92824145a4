import { useState } from 'react';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Countdown, useSecondsUntil } from '../ui/countdown.tsx';
import { OtpInput } from '../ui/otp-input.tsx';
import styles from './sign-in.module.css';

/** +91 98765 43210, as it is read out. */
const spoken = (number: string) => `+91 ${number.slice(0, 5)} ${number.slice(5)}`;

/** The second step: the code. It is tried as soon as its last digit stands. */
export function CodeStep({
  mobileNumber,
  resendAt,
  onTry,
  onResend,
  onChangeNumber,
  busy,
  refused,
  inbox,
}: {
  mobileNumber: string;
  /** Milliseconds since 1970. */
  resendAt: number;
  onTry: (code: string) => Promise<void>;
  onResend: () => void;
  onChangeNumber: () => void;
  busy: boolean;
  refused: string | null;
  /** Where a developer reads the codes; null in production. */
  inbox: string | null;
}) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const wait = useSecondsUntil(resendAt);
  // The field stays enabled while a code is tried, or it would lose the focus.
  const attempt = (digits: string) => {
    if (!busy) void onTry(digits).catch(() => setCode(''));
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === 6) attempt(code);
      }}
    >
      <p className={styles.sent}>
        {t('signIn.sent', 'Sent to')} <b translate="no">{spoken(mobileNumber)}</b>{' '}
        <Button tone="quiet" small onClick={onChangeNumber}>
          {t('signIn.change', 'Change number')}
        </Button>
      </p>
      <OtpInput
        label={t('signIn.code', 'The code from the SMS')}
        value={code}
        onChange={setCode}
        onComplete={attempt}
        error={refused && code === '' ? refused : undefined}
        autoFocus
      />
      <Button type="submit" wide busy={busy} disabled={code.length < 6}>
        {t('signIn.enter', 'Log in')}
      </Button>
      <div className={styles.again}>
        {wait > 0 ? (
          <p>
            {t('signIn.wait', 'No SMS? A new code can be sent in')} <Countdown seconds={wait} />
          </p>
        ) : (
          <Button tone="quiet" onClick={onResend} disabled={busy}>
            {t('signIn.resend', 'Send a new code')}
          </Button>
        )}
      </div>
      {inbox && (
        <p className={styles.inbox}>
          {t('signIn.inbox', 'This is a trial installation: no SMS goes out.')}{' '}
          <a href={inbox} target="_blank" rel="noreferrer">
            {t('signIn.inbox.open', 'Read the code in the inbox')}
          </a>
        </p>
      )}
    </form>
  );
}
