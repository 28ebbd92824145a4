import { useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { DialogForm } from './dialog-form.tsx';
import { WhyField } from './why-field.tsx';

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
      <WhyField why={why} error={field} focused onChange={setWhy} />
    </DialogForm>
  );
}
