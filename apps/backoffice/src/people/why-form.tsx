import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../platform/api-error.ts';
import { DialogForm } from '../ui/dialog-form.tsx';

/** An act that wants nothing but a reason. */
export function WhyForm({
  title,
  doIt,
  busy,
  error,
  onWhy,
  onClose,
}: {
  title: string;
  doIt: string;
  busy: boolean;
  error: unknown;
  onWhy: (why: string) => void;
  onClose: () => void;
}) {
  const [why, setWhy] = useState('');
  const field = error instanceof ApiError ? error.fields['why'] : undefined;
  return (
    <DialogForm
      title={title}
      doIt={doIt}
      busy={busy}
      error={field ? null : error}
      onSubmit={() => onWhy(why)}
      onClose={onClose}
    >
      <TextInput
        label="Why?"
        description="Goes into the audit log, without names and numbers."
        required
        data-autofocus
        value={why}
        error={field}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
