import { TextInput } from '@mantine/core';
import { type Admin, signInWithRecoveryCode } from '@nukkad/contract/office/backoffice/sign-in.api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { SignInForm } from './sign-in-form.tsx';

export function RecoveryForm({ ticket, onEntered }: { ticket: string; onEntered: (admin: Admin) => void }) {
  const [recoveryCode, setCode] = useState('');
  const entering = useMutation({
    mutationFn: () => call(signInWithRecoveryCode, { body: { ticket, recoveryCode } }),
    onSuccess: ({ admin }) => onEntered(admin),
  });
  return (
    <SignInForm
      onSubmit={() => entering.mutate()}
      refused={entering.error}
      busy={entering.isPending}
      next="Enter"
    >
      <TextInput
        label="Recovery code"
        description="One of your ten codes. Each works once."
        autoComplete="off"
        required
        value={recoveryCode}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </SignInForm>
  );
}
