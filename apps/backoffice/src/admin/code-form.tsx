import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { signInWithCode } from '@nukkad/contract/backoffice/sign-in.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../platform/api-error.ts';
import { call } from '../platform/call.ts';

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
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        entering.mutate(code);
      }}
    >
      <Stack gap="md">
        {entering.error ? (
          <Alert color="sindoor" role="alert">
            {sentenceOf(entering.error)}
          </Alert>
        ) : null}
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
        <Button type="submit" size="md" loading={entering.isPending}>
          Enter
        </Button>
      </Stack>
    </form>
  );
}
