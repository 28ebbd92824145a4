import { askStepUp, confirmStepUp } from '@nukkad/contract/account/step-up.api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { currentSessionId, knownProfile } from '../../platform/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useSecondsUntil } from '../../ui/countdown.tsx';
import { OtpInput } from '../../ui/otp-input.tsx';
import type { Contact } from '../account.queries.ts';
import { CodeAgain } from '../code-again.tsx';
import { InboxHint } from '../inbox-hint.tsx';
import styles from '../sign-in.module.css';

interface Sent {
  /** A code confirms the session that asked for it, and no other. */
  readonly sessionId: string | null;
  readonly codeId: string;
  readonly sentTo: string;
  readonly resendAt: number;
}

/** Kept beyond the dialog: whoever closed it and tries again within the minute has a good code already. */
let lastSent: Sent | null = null;

const stillGood = () =>
  lastSent && lastSent.sessionId === currentSessionId() && lastSent.resendAt > Date.now() ? lastSent : null;

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** Where the code goes: the number, or the address of whoever has none. */
function ownContact(): Contact | null {
  const { mobileNumber, email } = knownProfile() ?? {};
  if (mobileNumber) return { mobileNumber };
  return email ? { email } : null;
}

/** Has a code sent as soon as it is drawn; tries it as soon as its last digit stands. */
export function StepUpForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation();
  const [sent, setSent] = useState(stillGood);
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const asked = useRef(sent !== null);
  const wait = useSecondsUntil(sent?.resendAt ?? 0);
  const contact = ownContact();
  const byMail = contact !== null && 'email' in contact;

  const send = useCallback(async () => {
    setRefused(null);
    try {
      const { codeId, sentTo, resendAfterSeconds } = await call(askStepUp, { quiet: true });
      lastSent = {
        sessionId: currentSessionId(),
        codeId,
        sentTo,
        resendAt: Date.now() + resendAfterSeconds * 1_000,
      };
      setSent(lastSent);
    } catch (error) {
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
      lastSent = null;
      onConfirmed();
    } catch (error) {
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
      <p className={styles.sent}>
        {t('stepUp.why', 'This matters, so please confirm it with a code first.')}
      </p>
      <p className={styles.sent} role="status">
        {sent ? (
          <>
            {t('stepUp.sent', 'The code went to')} <b translate="no">{sent.sentTo}</b>
          </>
        ) : (
          !refused && t('stepUp.sending', 'Sending a code…')
        )}
      </p>
      <OtpInput
        label={
          byMail
            ? t('signIn.code.email', 'The code from the e-mail')
            : t('signIn.code', 'The code from the SMS')
        }
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
