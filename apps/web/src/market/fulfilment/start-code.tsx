import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useState } from 'react';
import { CodeLock } from '../../nouns/booking/code-lock.tsx';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { OtpInput } from '../../ui/otp-input.tsx';
import { lookAgain, useStart } from './fulfilment.moves.ts';
import { MoveFailure } from './move-failure.tsx';
import styles from './job.module.css';

const digits = 6;
const isWrong = (error: Error | null) =>
  error instanceof ApiError && error.code === bookingErrors.start_code_wrong.code;

/** Too many wrong codes: until when, and what the customer sees meanwhile. */
function Locked({ booking, newCodeAt }: { booking: BookingDetails; newCodeAt: string | null }) {
  const { t } = useTranslation();
  const name = booking.customer?.name ?? t('startWork.customer', 'the customer');
  return (
    <div role="status">
      <CodeLock
        newCodeAt={newCodeAt}
        waiting={t('startWork.locked', 'Too many wrong OTPs. {{name}} sees a new one in', { name })}
        forGood={t('startWork.lockedForGood', 'Too many wrong OTPs. Ask your business to contact us.')}
        onOver={lookAgain}
      />
    </div>
  );
}

/** The customer tells the code at the door; the sixth digit sends it. The server counts wrong ones. */
export function StartCode({ booking, onStarted }: { booking: BookingDetails; onStarted?: () => void }) {
  const { startTries } = booking;
  if (startTries && startTries.left === 0)
    return <Locked booking={booking} newCodeAt={startTries.newCodeAt} />;
  return <Entry booking={booking} {...(onStarted ? { onStarted } : {})} />;
}

function Entry({ booking, onStarted }: { booking: BookingDetails; onStarted?: () => void }) {
  const { bookingId, startTries } = booking;
  const { t, plural } = useTranslation();
  const start = useStart(bookingId);
  const [code, setCode] = useState('');
  const send = (otp: string) => {
    if (start.isPending) return;
    start.mutate(otp, {
      onSuccess: () => onStarted?.(),
      onError: (error) => {
        if (!isWrong(error)) return;
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
        label={t('startWork.code', 'Start OTP')}
        error={wrong ? start.error?.message : undefined}
      />
      {wrong && startTries && (
        <p className={styles.hint}>
          {plural('startWork.triesLeft', startTries.left, {
            one: '{{count}} try left.',
            other: '{{count}} tries left.',
          })}
        </p>
      )}
      {!isWrong(start.error) && <MoveFailure error={start.error} onRetry={() => send(code)} />}
      <Button type="submit" wide busy={start.isPending} disabled={code.length < digits}>
        {t('startWork.send', 'Start job')}
      </Button>
    </Form>
  );
}
