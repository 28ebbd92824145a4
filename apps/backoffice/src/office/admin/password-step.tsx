import { Alert, PasswordInput, TextInput } from '@mantine/core';
import { type NextStep, signInWithPassword } from '@nukkad/contract/office/backoffice/sign-in.api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { call } from '../../platform/call.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function PasswordStep({
  onPassed,
  note,
}: {
  onPassed: (next: NextStep) => void;
  note: string | null;
}) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const passing = useMutation({
    mutationFn: () => call(signInWithPassword, { body: { email, password } }),
    onSuccess: onPassed,
  });
  const fields = passing.error instanceof ApiError ? passing.error.fields : {};
  return (
    <SignInFrame title="Sign in" about="For operators only. Customers and partners use the main app.">
      <SignInForm
        onSubmit={() => passing.mutate()}
        refused={passing.error}
        busy={passing.isPending}
        next="Continue"
      >
        {note ? (
          <Alert color="haldi" role="status">
            {note}
          </Alert>
        ) : null}
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          value={email}
          error={fields['email']}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          value={password}
          error={fields['password']}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </SignInForm>
    </SignInFrame>
  );
}
