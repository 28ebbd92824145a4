import { bookingErrors } from '@nukkad/contract/booking/booking.errors';
import { useState } from 'react';
import { ApiError } from '../platform/api/api-error.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { OtpInput } from '../ui/otp-input.tsx';
import { useStart } from './fulfilment.moves.ts';
import { MoveFailure } from './move-failure.tsx';
import styles from './job.module.css';

const digits = 6;
const isWrong = (error: Error | null) =>
  error instanceof ApiError && error.code === bookingErrors.start_code_wrong.code;

/** The customer tells the code at the door; the sixth digit sends it. A wrong one is counted and said. */
export function StartCode({ bookingId, onStarted }: { bookingId: string; onStarted?: () => void }) {
  const { t, plural } = useTranslation();
  const start = useStart(bookingId);
  const [code, setCode] = useState('');
  const [wrongTries, setWrongTries] = useState(0);
  const send = (otp: string) => {
    if (start.isPending) return;
    start.mutate(otp, {
      onSuccess: () => onStarted?.(),
      onError: (error) => {
        if (!isWrong(error)) return;
        setWrongTries((tries) => tries + 1);
        setCode('');
      },
    });
  };
  const wrong = isWrong(start.error) && code === '';
  return (
    <Form
      className={styles.stack}
      onSubmit={() => {
        if (code.length === digits) send(code);
      }}
    >
      <OtpInput
        length={digits}
        value={code}
        onChange={setCode}
        onComplete={send}
        autoFocus
        label={t('startWork.code', "The customer's start code")}
        error={wrong ? start.error?.message : undefined}
      />
      {wrongTries > 0 && (
        <p className={styles.hint}>
          {plural('startWork.tries', wrongTries, {
            one: '{{count}} wrong try. After a few more the code is blocked for some minutes.',
            other: '{{count}} wrong tries. After a few more the code is blocked for some minutes.',
          })}
        </p>
      )}
      {!isWrong(start.error) && <MoveFailure error={start.error} onRetry={() => send(code)} />}
      <Button type="submit" wide busy={start.isPending} disabled={code.length < digits}>
        {t('startWork.send', 'Start the work')}
      </Button>
    </Form>
  );
}
