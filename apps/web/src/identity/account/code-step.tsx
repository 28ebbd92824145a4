import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
import { ApiError } from '@nukkad/contract/kernel/client';
import { oneTimePassword } from '@nukkad/contract/identity/account/account.model';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { useSecondsUntil } from '../../ui/time/countdown.tsx';
import { OtpInput } from '../../ui/field/otp-input.tsx';
import type { Contact } from './account.queries.ts';
import { CodeAgain, TooManyTries } from './code-again.tsx';
import { spokenContact } from './contact-field.tsx';
import { InboxHint } from './inbox-hint.tsx';
import styles from './sign-in.module.css';

const schema = z.object({ otp: oneTimePassword });

/** The second step: the code. It is submitted as soon as its last digit is typed. */
export function CodeStep({
  contact,
  resendAt,
  onTry,
  onResend,
  onChangeContact,
  enter,
}: {
  contact: Contact;
  /** Milliseconds since 1970. */
  resendAt: number;
  onTry: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onChangeContact: () => void;
  /** What the button says; default "Log in". */
  enter?: string;
}) {
  const { t } = useTranslation();
  const byMail = 'email' in contact;
  const wait = useSecondsUntil(resendAt);
  const [usedUp, setUsedUp] = useState(false);
  const { fields, errors, busy, change, submit, submitWith, run } = useForm({
    initial: { otp: '' },
    schema,
    send: async ({ otp }) => {
      try {
        await onTry(otp);
      } catch (error) {
        if (error instanceof ApiError && error.code === accountErrors.otp_used_up.code) setUsedUp(true);
        change({ otp: '' });
        throw error;
      }
    },
  });
  return (
    <Form onSubmit={submit}>
      <p className={styles.sent}>
        {t('signIn.sent', 'Sent to')} <b translate="no">{spokenContact(contact)}</b>{' '}
        <Button tone="quiet" small onClick={onChangeContact}>
          {byMail ? t('signIn.change.email', 'Change email') : t('signIn.change', 'Change number')}
        </Button>
      </p>
      {usedUp ? (
        <TooManyTries seconds={wait} busy={busy} refused={errors['form']} onResend={() => run(onResend)} />
      ) : (
        <>
          <OtpInput
            label={
              byMail ? t('signIn.code.email', 'OTP from the email') : t('signIn.code', 'OTP from the SMS')
            }
            // It stays enabled while a code is tried, or it would lose the focus.
            value={fields.otp}
            onChange={(otp) => change({ otp })}
            onComplete={(otp) => submitWith({ otp })}
            error={errors['otp'] ?? errors['form']}
            autoFocus
          />
          <Button type="submit" wide busy={busy} disabled={fields.otp.length < 6}>
            {enter ?? t('signIn.enter', 'Log in')}
          </Button>
          <CodeAgain byMail={byMail} seconds={wait} busy={busy} onResend={() => run(onResend)} />
        </>
      )}
      <InboxHint contact={contact} />
    </Form>
  );
}
