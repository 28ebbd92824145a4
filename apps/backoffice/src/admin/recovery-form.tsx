import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { type Admin, signInWithRecoveryCode } from '@nukkad/contract/backoffice/sign-in.api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../platform/api-error.ts';
import { call } from '../platform/call.ts';

export function RecoveryForm({ ticket, onEntered }: { ticket: string; onEntered: (admin: Admin) => void }) {
  const [recoveryCode, setCode] = useState('');
  const entering = useMutation({
    mutationFn: () => call(signInWithRecoveryCode, { body: { ticket, recoveryCode } }),
    onSuccess: ({ admin }) => onEntered(admin),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        entering.mutate();
      }}
    >
      <Stack gap="md">
        {entering.error ? (
          <Alert color="sindoor" role="alert">
            {sentenceOf(entering.error)}
          </Alert>
        ) : null}
        <TextInput
          label="Recovery code"
          description="One of the ten that you kept. Each works once."
          autoComplete="off"
          required
          value={recoveryCode}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={entering.isPending}>
          Enter
        </Button>
      </Stack>
    </form>
  );
}
