import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { differencesIn, sentenceOf } from '../platform/api-error.ts';
import { Reconfirmation } from './reconfirmation.tsx';

/** A question with fields: what is asked, what went wrong, and the two ways out. */
export function DialogForm({
  title,
  doIt,
  colour = 'neel',
  busy,
  error,
  size = 'md',
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  doIt: string;
  colour?: string;
  busy: boolean;
  error: unknown;
  size?: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const differences = differencesIn(error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A field whose text could not be read says why itself; nothing is sent without what was typed.
    const unread = event.currentTarget.querySelector<HTMLElement>('[data-unread]');
    if (unread) unread.focus();
    else onSubmit();
  };
  return (
    <Modal opened onClose={onClose} title={title} size={size} closeButtonProps={{ 'aria-label': 'Close' }}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {differences.length > 0 ? <Reconfirmation differences={differences} /> : null}
          {error && differences.length === 0 ? (
            <Alert color="sindoor" role="alert">
              {sentenceOf(error)}
            </Alert>
          ) : null}
          {children}
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color={colour} loading={busy}>
              {differences.length > 0 ? 'Review and confirm' : doIt}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
