import type { SubmitForm } from '@nukkad/forms/use-form';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from '../../ui/form.tsx';

/** One step of signing in: what was refused, its fields, and the way on. */
export function SignInForm({
  onSubmit,
  refused,
  busy,
  next,
  children,
}: {
  onSubmit: SubmitForm;
  /** Why the step was refused, as a sentence. */
  refused: string | undefined;
  busy: boolean;
  /** The words of its button. */
  next: string;
  children: ReactNode;
}) {
  return (
    <Form onSubmit={onSubmit} refused={refused}>
      {children}
      <Button type="submit" size="md" loading={busy}>
        {next}
      </Button>
    </Form>
  );
}
