import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useSecondsUntil } from '../../ui/countdown.tsx';
import { OtpInput } from '../../ui/otp-input.tsx';
import type { Contact } from './account.queries.ts';
import { CodeAgain } from './code-again.tsx';
import { spokenContact } from './contact-field.tsx';
import { InboxHint } from './inbox-hint.tsx';
import styles from './sign-in.module.css';

/** The second step: the code. It is submitted as soon as its last digit is typed. */
export function CodeStep({
  contact,
  resendAt,
  onTry,
  onResend,
  onChangeContact,
  busy,
  refused,
  enter,
}: {
  contact: Contact;
  /** Milliseconds since 1970. */
  resendAt: number;
  onTry: (code: string) => Promise<void>;
  onResend: () => void;
  onChangeContact: () => void;
  busy: boolean;
  refused: string | null;
  /** What the button says; default "Log in". */
  enter?: string;
}) {
  const { t } = useTranslation();
  const byMail = 'email' in contact;
  const [code, setCode] = useState('');
  const wait = useSecondsUntil(resendAt);
  // The field stays enabled while a code is tried, or it would lose the focus.
  const attempt = (digits: string) => {
    if (!busy) void onTry(digits).catch(() => setCode(''));
  };
  return (
    <Form
      onSubmit={() => {
        if (code.length === 6) attempt(code);
      }}
    >
      <p className={styles.sent}>
        {t('signIn.sent', 'Sent to')} <b translate="no">{spokenContact(contact)}</b>{' '}
        <Button tone="quiet" small onClick={onChangeContact}>
          {byMail ? t('signIn.change.email', 'Change email') : t('signIn.change', 'Change number')}
        </Button>
      </p>
      <OtpInput
        label={byMail ? t('signIn.code.email', 'OTP from the email') : t('signIn.code', 'OTP from the SMS')}
        value={code}
        onChange={setCode}
        onComplete={attempt}
        error={refused && code === '' ? refused : undefined}
        autoFocus
      />
      <Button type="submit" wide busy={busy} disabled={code.length < 6}>
        {enter ?? t('signIn.enter', 'Log in')}
      </Button>
      <CodeAgain byMail={byMail} seconds={wait} busy={busy} onResend={onResend} />
      <InboxHint contact={contact} />
    </Form>
  );
}
