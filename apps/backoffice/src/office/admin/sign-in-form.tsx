import { Alert, Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../platform/api-error.ts';

/** One step of signing in: what was refused, its fields, and the way on. */
export function SignInForm({
  onSubmit,
  refused,
  busy,
  next,
  children,
}: {
  onSubmit: () => void;
  refused: Error | null;
  busy: boolean;
  /** The words of its button. */
  next: string;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="md">
        {refused ? (
          <Alert color="sindoor" role="alert">
            {sentenceOf(refused)}
          </Alert>
        ) : null}
        {children}
        <Button type="submit" size="md" loading={busy}>
          {next}
        </Button>
      </Stack>
    </form>
  );
}
