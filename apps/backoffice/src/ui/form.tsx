import type { SubmitForm } from '@nukkad/forms/use-form';
import { Alert, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';

interface FormProps {
  /** From `useForm`, which checks the fields and keeps their errors. */
  readonly onSubmit: SubmitForm;
  /** Why the whole was refused, as a sentence. */
  readonly refused?: string | null | undefined;
  readonly children: ReactNode;
}

/** Fields one below the other. The page is not reloaded, and errors are shown by the fields, not by the browser. */
export function Form({ onSubmit, refused, children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A field whose text could not be read says why itself; nothing is sent without what was typed.
    const unread = event.currentTarget.querySelector<HTMLElement>('[data-unread]');
    if (unread) unread.focus();
    else onSubmit(event.currentTarget);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {refused ? (
          <Alert color="sindoor" role="alert">
            {refused}
          </Alert>
        ) : null}
        {children}
      </Stack>
    </form>
  );
}
