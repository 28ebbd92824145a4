import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { oneTimePassword } from '@nukkad/contract/kernel/patterns/one-time-password';
import * as z from 'zod/mini';
import { CodeLock } from '../../nouns/booking/code-lock.tsx';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { OtpInput } from '../../ui/field/otp-input.tsx';
import { lookAgain, useStart } from './fulfilment.moves.ts';
import { MoveFailure } from './move-failure.tsx';
import { Note } from '../../ui/page/parts.tsx';
import styles from './job.module.css';

const digits = 6;
const schema = z.object({ otp: oneTimePassword });
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
        waiting={t('startWork.locked', 'Too many incorrect OTPs. {{name}} sees a new one in', { name })}
        forGood={t('startWork.lockedForGood', 'Too many incorrect OTPs. Ask your business to contact us.')}
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
  const { startTries } = booking;
  const { t, plural } = useTranslation();
  const start = useStart(booking);
  const { fields, errors, busy, change, submit, submitWith } = useForm({
    initial: { otp: '' },
    schema,
    send: async ({ otp }) => {
      try {
        await start.mutateAsync(otp);
      } catch (error) {
        if (error instanceof Error && isWrong(error)) change({ otp: '' });
        throw error;
      }
      onStarted?.();
    },
  });
  const wrong = isWrong(start.error) ? errors['form'] : errors['otp'];
  return (
    <Form className={styles.stack} onSubmit={submit}>
      <OtpInput
        length={digits}
        value={fields.otp}
        onChange={(otp) => change({ otp })}
        onComplete={(otp) => submitWith({ otp })}
        autoFocus
        label={t('startWork.code', 'Start OTP')}
        error={wrong}
      />
      {wrong && isWrong(start.error) && startTries && (
        <Note>
          {plural('startWork.triesLeft', startTries.left, {
            one: '{{count}} try left.',
            other: '{{count}} tries left.',
          })}
        </Note>
      )}
      {!isWrong(start.error) && <MoveFailure error={start.error} onRetry={() => submit()} />}
      <Button type="submit" wide busy={busy} disabled={fields.otp.length < digits}>
        {t('startWork.send', 'Start job')}
      </Button>
    </Form>
  );
}
