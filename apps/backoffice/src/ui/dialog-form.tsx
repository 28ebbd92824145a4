import { t } from '../platform/words.ts';
import type { SubmitForm } from '@nukkad/forms/use-form';
import { Button, Group, Modal, Stack } from '@mantine/core';
import type { Difference } from '@nukkad/contract/kernel/confirmation';
import type { ReactNode } from 'react';
import { Form } from './form.tsx';
import { Reconfirmation } from './reconfirmation.tsx';

/** The person begins at the first field, of several choices at the chosen one; not at the button that closes the dialog. */
function beginAtFirstField(fields: HTMLDivElement | null): void {
  if (!fields || fields.querySelector('[data-autofocus]')) return;
  const first = fields.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="radio"]), input:checked, textarea',
  );
  if (first && !first.readOnly) first.setAttribute('data-autofocus', '');
}

/** A dialog with fields, the refusal of the whole, and the buttons to cancel and to submit. */
export function DialogForm({
  title,
  doIt,
  colour = 'neel',
  busy,
  refused,
  differences,
  size = 'md',
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  doIt: string;
  colour?: string;
  busy: boolean;
  /** Why the whole was refused, as a sentence. */
  refused: string | null;
  /** What changed since the dialog was opened; the next press confirms it. */
  differences: readonly Difference[];
  size?: string;
  onSubmit: SubmitForm;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': t('ui.close', 'Close') }}
    >
      <Form onSubmit={onSubmit} refused={refused}>
        {differences.length > 0 ? <Reconfirmation differences={differences} /> : null}
        <Stack gap="md" ref={beginAtFirstField}>
          {children}
        </Stack>
        <Group justify="end" className="dialog-foot">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel', 'Cancel')}
          </Button>
          <Button type="submit" color={colour} loading={busy}>
            {differences.length > 0 ? t('ui.reviewAndConfirm', 'Confirm these details') : doIt}
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
