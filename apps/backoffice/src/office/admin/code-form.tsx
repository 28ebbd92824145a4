import { t } from '../../platform/words.ts';
import { TextInput } from '@mantine/core';
import { signInWithCode } from '@nukkad/contract/office/backoffice/sign-in.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { call } from '../../platform/call.ts';
import { useForm } from '../../platform/use-form.ts';
import { SignInForm } from './sign-in-form.tsx';

export type Entered = EndpointOutput<typeof signInWithCode>;

/** The six digits of the authenticator; sent when the last one is typed. */
export function CodeForm({ ticket, onEntered }: { ticket: string; onEntered: (entered: Entered) => void }) {
  const { fields, errors, busy, change, submit, submitWith } = useForm({
    endpoint: signInWithCode,
    initial: { code: '' },
    bodyOf: ({ code }) => ({ ticket, code }),
    send: async (body) => {
      try {
        onEntered(await call(signInWithCode, { body }));
      } catch (error) {
        change({ code: '' });
        throw error;
      }
    },
  });
  return (
    <SignInForm onSubmit={submit} refused={errors['form']} busy={busy} next={t('admin.logIn', 'Log in')}>
      <TextInput
        label={t('admin.authenticatorCode', 'Authenticator code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        data-autofocus
        value={fields.code}
        error={errors['code']}
        onChange={(event) => {
          const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6);
          if (digits.length === 6) submitWith({ code: digits });
          else change({ code: digits });
        }}
      />
    </SignInForm>
  );
}
