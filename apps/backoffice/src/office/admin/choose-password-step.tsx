import { t } from '../../platform/words.ts';
import { PasswordInput } from '@mantine/core';
import { adminPassword, type NextStep, choosePassword } from '@nukkad/contract/office/backoffice/sign-in.api';
import * as z from 'zod/mini';
import { call } from '../../platform/call.ts';
import { useForm } from '../../platform/use-form.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

const unequal = t('admin.thePasswordsDontMatch', 'The passwords don’t match.');
const schema = z
  .object({ password: adminPassword, again: z.string() })
  .check(z.refine(({ password, again }) => again === password, { error: unequal, path: ['again'] }));

/** Behind the one-time link of the command. */
export function ChoosePasswordStep({
  ticket,
  onPassed,
}: {
  ticket: string;
  onPassed: (next: NextStep) => void;
}) {
  const { fields, errors, busy, change, submit } = useForm({
    endpoint: choosePassword,
    schema,
    initial: { password: '', again: '' },
    send: async ({ password }) => onPassed(await call(choosePassword, { body: { ticket, password } })),
  });
  const { password, again } = fields;
  const differs = again !== '' && again !== password;
  return (
    <SignInFrame
      title={t('admin.chooseAPassword', 'Choose a password')}
      about={t('admin.atLeast12CharactersUse', 'At least 12 characters. Use a few words together.')}
    >
      <SignInForm
        onSubmit={submit}
        refused={errors['form']}
        busy={busy}
        next={t('admin.continue', 'Continue')}
      >
        <PasswordInput
          label={t('admin.newPassword', 'New password')}
          autoComplete="new-password"
          required
          value={password}
          error={errors['password']}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
        <PasswordInput
          label={t('admin.confirmPassword', 'Confirm password')}
          autoComplete="new-password"
          required
          value={again}
          error={differs ? unequal : errors['again']}
          onChange={(event) => change({ again: event.currentTarget.value })}
        />
      </SignInForm>
    </SignInFrame>
  );
}
