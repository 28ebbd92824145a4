import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
import { oneTimePassword } from '@nukkad/contract/identity/account/account.model';
import { requestStepUp, confirmStepUp } from '@nukkad/contract/identity/account/step-up.api';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import * as z from 'zod/mini';
import { call } from '../../../platform/api/client.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { currentSessionId, knownProfile } from '../../../platform/session/session-store.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { useSecondsUntil } from '../../../ui/time/countdown.tsx';
import { OtpInput } from '../../../ui/field/otp-input.tsx';
import type { Contact } from '../account.queries.ts';
import { CodeAgain } from '../code-again.tsx';
import { InboxHint } from '../inbox-hint.tsx';
import styles from '../sign-in.module.css';
import { keepCode, keptCode } from './sent-code.ts';

/** Of no more use: who opens the dialog again has a new one sent. */
const spent: ReadonlySet<string> = new Set([accountErrors.otp_expired.code, accountErrors.otp_used_up.code]);

const schema = z.object({ otp: oneTimePassword });

/** Where the code is sent: the number, or the address of a person without a number. */
function ownContact(): Contact | null {
  const { mobileNumber, email } = knownProfile() ?? {};
  if (mobileNumber) return { mobileNumber };
  return email ? { email } : null;
}

/** Requests a code when it renders; submits it as soon as its last digit is typed. */
export function StepUpForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation();
  const [sent, setSent] = useState(() => keptCode());
  /** The server sends no other yet, though this page knows of none. */
  const [pausedUntil, setPausedUntil] = useState(0);
  const asked = useRef(sent !== null);
  const wait = useSecondsUntil(Math.max(sent?.resendAt ?? 0, pausedUntil));
  const contact = ownContact();
  const byMail = contact !== null && 'email' in contact;

  const { fields, errors, busy, change, submit, submitWith, run } = useForm({
    initial: { otp: '' },
    schema,
    bodyOf: ({ otp }) => ({ codeId: sent?.codeId ?? '', otp }),
    send: async (body) => {
      try {
        await call(confirmStepUp, { body, quiet: true });
      } catch (error) {
        if (error instanceof ApiError && spent.has(error.code)) keepCode(null);
        change({ otp: '' });
        throw error;
      }
      keepCode(null);
      onConfirmed();
    },
  });
  const refused = errors['otp'] ?? errors['form'];

  const askForCode = async () => {
    try {
      const { codeId, sentTo, ...seconds } = await call(requestStepUp, { quiet: true });
      const now = Date.now();
      const fresh = {
        sessionId: currentSessionId(),
        codeId,
        sentTo,
        expiresAt: now + seconds.expiresInSeconds * 1_000,
        resendAt: now + seconds.resendAfterSeconds * 1_000,
      };
      keepCode(fresh);
      setSent(fresh);
      change({ otp: '' });
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds !== null)
        setPausedUntil(Date.now() + error.retryAfterSeconds * 1_000);
      throw error;
    }
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    run(askForCode);
  });

  return (
    <Form onSubmit={submit}>
      <p className={styles.sent}>{t('stepUp.why', 'For your safety, enter the OTP we sent.')}</p>
      <p className={styles.sent} role="status">
        {sent ? (
          <>
            {t('stepUp.sent', 'OTP sent to')} <b translate="no">{sent.sentTo}</b>
          </>
        ) : (
          !refused && t('stepUp.sending', 'Sending an OTP…')
        )}
      </p>
      <OtpInput
        label={byMail ? t('signIn.code.email', 'OTP from the email') : t('signIn.code', 'OTP from the SMS')}
        value={fields.otp}
        onChange={(otp) => change({ otp })}
        onComplete={(otp) => sent && submitWith({ otp })}
        error={refused}
        autoFocus
      />
      <Button type="submit" wide busy={busy && sent !== null} disabled={fields.otp.length < 6 || !sent}>
        {t('stepUp.confirm', 'Confirm')}
      </Button>
      <CodeAgain byMail={byMail} seconds={wait} busy={busy} onResend={() => run(askForCode)} />
      {contact && <InboxHint contact={contact} />}
    </Form>
  );
}
