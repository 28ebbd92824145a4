import { PasswordInput } from '@mantine/core';
import { type NextStep, choosePassword } from '@nukkad/contract/office/backoffice/sign-in.api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { call } from '../../platform/call.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Behind the one-time link of the command. */
export function ChoosePasswordStep({
  ticket,
  onPassed,
}: {
  ticket: string;
  onPassed: (next: NextStep) => void;
}) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const differs = again !== '' && again !== password;
  const choosing = useMutation({
    mutationFn: () => call(choosePassword, { body: { ticket, password } }),
    onSuccess: onPassed,
  });
  const field = choosing.error instanceof ApiError ? choosing.error.fields['password'] : undefined;
  return (
    <SignInFrame title="Choose a password" about="At least 12 characters. Use a few words together.">
      <SignInForm
        onSubmit={() => (again === password ? choosing.mutate() : setAgain(' '))}
        refused={field ? null : choosing.error}
        busy={choosing.isPending}
        next="Continue"
      >
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          required
          value={password}
          error={field}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordInput
          label="Repeat the password"
          autoComplete="new-password"
          required
          value={again}
          error={differs ? 'The passwords don’t match.' : undefined}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
      </SignInForm>
    </SignInFrame>
  );
}
