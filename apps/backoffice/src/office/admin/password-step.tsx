import { t } from '../../platform/words.ts';
import { Alert, PasswordInput, TextInput } from '@mantine/core';
import { type NextStep, signInWithPassword } from '@nukkad/contract/office/backoffice/sign-in.api';
import { call } from '../../platform/call.ts';
import { useForm } from '../../platform/use-form.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function PasswordStep({
  onPassed,
  note,
}: {
  onPassed: (next: NextStep) => void;
  note: string | null;
}) {
  const { fields, errors, busy, change, submit } = useForm({
    endpoint: signInWithPassword,
    initial: { email: '', password: '' },
    send: async (body) => onPassed(await call(signInWithPassword, { body })),
  });
  return (
    <SignInFrame
      title={t('admin.logIn', 'Log in')}
      about={t(
        'admin.forAdminsOnlyCustomersAnd',
        'For Admins only. Customers and partners use the main app.',
      )}
    >
      <SignInForm
        onSubmit={submit}
        refused={errors['form']}
        busy={busy}
        next={t('admin.continue', 'Continue')}
      >
        {note ? (
          <Alert color="haldi" role="status">
            {note}
          </Alert>
        ) : null}
        <TextInput
          label={t('admin.email', 'Email')}
          type="email"
          autoComplete="username"
          required
          value={fields.email}
          error={errors['email']}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <PasswordInput
          label={t('admin.password', 'Password')}
          autoComplete="current-password"
          required
          value={fields.password}
          error={errors['password']}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
      </SignInForm>
    </SignInFrame>
  );
}
