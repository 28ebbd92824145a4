import { accountErrors } from '@nukkad/contract/identity/account/account.errors';
import { requestStepUp, confirmStepUp } from '@nukkad/contract/identity/account/step-up.api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { currentSessionId, knownProfile } from '../../../platform/session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { useSecondsUntil } from '../../../ui/countdown.tsx';
import { OtpInput } from '../../../ui/otp-input.tsx';
import type { Contact } from '../account.queries.ts';
import { CodeAgain } from '../code-again.tsx';
import { InboxHint } from '../inbox-hint.tsx';
import styles from '../sign-in.module.css';
import { keepCode, keptCode } from './sent-code.ts';

/** Of no more use: who opens the dialog again has a new one sent. */
const spent: ReadonlySet<string> = new Set([accountErrors.otp_expired.code, accountErrors.otp_used_up.code]);

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : '');

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
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const asked = useRef(sent !== null);
  const wait = useSecondsUntil(Math.max(sent?.resendAt ?? 0, pausedUntil));
  const contact = ownContact();
  const byMail = contact !== null && 'email' in contact;

  const send = useCallback(async () => {
    setRefused(null);
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
      setCode('');
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds !== null)
        setPausedUntil(Date.now() + error.retryAfterSeconds * 1_000);
      setRefused(wordsOf(error));
    }
  }, []);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void send();
  }, [send]);

  const attempt = async (otp: string) => {
    if (busy || !sent) return;
    setBusy(true);
    setRefused(null);
    try {
      await call(confirmStepUp, { body: { codeId: sent.codeId, otp }, quiet: true });
      keepCode(null);
      onConfirmed();
    } catch (error) {
      if (error instanceof ApiError && spent.has(error.code)) keepCode(null);
      setRefused(wordsOf(error));
      setCode('');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form
      onSubmit={() => {
        if (code.length === 6) void attempt(code);
      }}
    >
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
        value={code}
        onChange={setCode}
        onComplete={(digits) => void attempt(digits)}
        error={refused && code === '' ? refused : undefined}
        autoFocus
      />
      <Button type="submit" wide busy={busy} disabled={code.length < 6 || !sent}>
        {t('stepUp.confirm', 'Confirm')}
      </Button>
      <CodeAgain byMail={byMail} seconds={wait} busy={busy} onResend={() => void send()} />
      {contact && <InboxHint contact={contact} />}
    </Form>
  );
}
