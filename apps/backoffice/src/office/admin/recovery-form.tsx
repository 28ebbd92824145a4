import { t } from '../../platform/words.ts';
import { TextInput } from '@mantine/core';
import { type Admin, signInWithRecoveryCode } from '@nukkad/contract/office/backoffice/sign-in.api';
import { call } from '../../platform/call.ts';
import { useForm } from '../../platform/use-form.ts';
import { SignInForm } from './sign-in-form.tsx';

export function RecoveryForm({ ticket, onEntered }: { ticket: string; onEntered: (admin: Admin) => void }) {
  const { fields, errors, busy, change, submit } = useForm({
    endpoint: signInWithRecoveryCode,
    initial: { recoveryCode: '' },
    bodyOf: ({ recoveryCode }) => ({ ticket, recoveryCode }),
    send: async (body) => onEntered((await call(signInWithRecoveryCode, { body })).admin),
  });
  return (
    <SignInForm onSubmit={submit} refused={errors['form']} busy={busy} next={t('admin.logIn', 'Log in')}>
      <TextInput
        label={t('admin.recoveryCode', 'Recovery code')}
        description={t('admin.oneOfYourTenCodes', 'One of your ten codes. Each works once.')}
        autoComplete="off"
        required
        value={fields.recoveryCode}
        error={errors['recoveryCode']}
        onChange={(event) => change({ recoveryCode: event.currentTarget.value })}
      />
    </SignInForm>
  );
}
