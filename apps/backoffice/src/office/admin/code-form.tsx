import { TextInput } from '@mantine/core';
import { signInWithCode } from '@nukkad/contract/office/backoffice/sign-in.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { SignInForm } from './sign-in-form.tsx';

export type Entered = EndpointOutput<typeof signInWithCode>;

/** The six digits of the authenticator; sent when the last one is typed. */
export function CodeForm({ ticket, onEntered }: { ticket: string; onEntered: (entered: Entered) => void }) {
  const [code, setCode] = useState('');
  const entering = useMutation({
    mutationFn: (digits: string) => call(signInWithCode, { body: { ticket, code: digits } }),
    onSuccess: onEntered,
    onError: () => setCode(''),
  });
  return (
    <SignInForm
      onSubmit={() => entering.mutate(code)}
      refused={entering.error}
      busy={entering.isPending}
      next="Enter"
    >
      <TextInput
        label="Code from the authenticator"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        data-autofocus
        value={code}
        onChange={(event) => {
          const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6);
          setCode(digits);
          if (digits.length === 6 && !entering.isPending) entering.mutate(digits);
        }}
      />
    </SignInForm>
  );
}
