import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
import { ApiError } from '@nukkad/contract/kernel/client';
import { oneTimePassword } from '@nukkad/contract/kernel/patterns/one-time-password';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Form } from '../../ui/field/form.tsx';
import { OtpInput } from '../../ui/field/otp-input.tsx';
import { Note, Row } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Countdown, useSecondsUntil } from '../../ui/time/countdown.tsx';

const schema = z.object({ otp: oneTimePassword });

/** Of no more use: only another one helps. */
const spent: ReadonlySet<string> = new Set([accountErrors.otp_expired.code, accountErrors.otp_used_up.code]);

/** When the next one may be sent, then the way to have it sent. */
function Again({ seconds, busy, onAsk }: { seconds: number; busy: boolean; onAsk: () => void }) {
  const { t } = useTranslation();
  return seconds > 0 ? (
    <Note>
      {t('sign.code.wait', 'No SMS? Resend OTP in')} <Countdown seconds={seconds} />
    </Note>
  ) : (
    <Row>
      <Button tone="quiet" onClick={onAsk} disabled={busy}>
        {t('sign.code.again', 'Resend OTP')}
      </Button>
    </Row>
  );
}

/**
 * A code that goes to the number that the sender named: asked for by a press, so that opening the page costs no message, and
 * tried with its last digit unless something has to be pressed knowingly.
 */
export function SignCode({
  sentTo,
  enter,
  byItself,
  blocked,
  second,
  ask,
  redeem,
  children,
}: {
  /** Masked: the page knows no more. */
  sentTo: string;
  enter: string;
  /** It is tried as soon as its last digit is typed. */
  byItself?: boolean;
  /** Something else comes first. */
  blocked?: boolean;
  /** There is another way above it. */
  second?: boolean;
  ask: () => Promise<{ readonly resendAfterSeconds: number }>;
  redeem: (otp: string) => Promise<unknown>;
  /** Between the field and the button. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const [resendAt, setResendAt] = useState<number | null>(null);
  const [isSpent, setSpent] = useState(false);
  const wait = useSecondsUntil(resendAt);
  const { fields, errors, busy, change, submit, submitWith, run } = useForm({
    initial: { otp: '' },
    schema,
    send: async ({ otp }) => {
      try {
        await redeem(otp);
      } catch (error) {
        // Without an answer the same code is tried again.
        const isRefused = error instanceof ApiError && error.status > 0;
        if (isRefused) change({ otp: '' });
        if (isRefused && spent.has(error.code)) setSpent(true);
        throw error;
      }
    },
  });
  const askForCode = async () => {
    try {
      const { resendAfterSeconds } = await ask();
      setResendAt(Date.now() + resendAfterSeconds * 1_000);
      setSpent(false);
      change({ otp: '' });
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds !== null)
        setResendAt(Date.now() + error.retryAfterSeconds * 1_000);
      throw error;
    }
  };
  const refused = errors['otp'] ?? errors['form'];
  if (resendAt === null || isSpent)
    return (
      <>
        <Note>
          {second ? t('sign.code.or', 'Or we’ll send an OTP to') : t('sign.code.to', 'We’ll send an OTP to')}{' '}
          <b translate="no">{sentTo}</b>
        </Note>
        <Refusal>{refused}</Refusal>
        {wait > 0 && <Again seconds={wait} busy={busy} onAsk={() => run(askForCode)} />}
        <Button
          wide
          tone={second ? 'plain' : 'neel'}
          busy={busy}
          disabled={blocked || wait > 0}
          onClick={() => run(askForCode)}
        >
          {t('sign.code.send', 'Send OTP')}
        </Button>
      </>
    );
  return (
    <Form onSubmit={submit}>
      <Note role="status">
        {t('sign.code.sent', 'OTP sent to')} <b translate="no">{sentTo}</b>
      </Note>
      <OtpInput
        label={t('sign.code', 'OTP from the SMS')}
        value={fields.otp}
        onChange={(otp) => change({ otp })}
        onComplete={(otp) => byItself && submitWith({ otp })}
        {...(refused ? { error: refused } : {})}
        autoFocus
      />
      {children}
      <Button
        type="submit"
        wide
        tone={second ? 'plain' : 'neel'}
        busy={busy}
        disabled={blocked || fields.otp.length < 6}
      >
        {enter}
      </Button>
      <Again seconds={wait} busy={busy} onAsk={() => run(askForCode)} />
    </Form>
  );
}
