import { Modal, Stack } from '@mantine/core';
import type { HelpKind } from '@nukkad/contract/office/piece/piece.model';
import type { ReactNode } from 'react';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { WriteOf } from './write-of.tsx';

/** What people read now of a question or a video; it is changed in a draft. */
export function ShownWords({
  title,
  kind,
  id,
  facts,
  change,
  onClose,
}: {
  title: string;
  kind: HelpKind;
  id: string;
  facts: readonly (readonly [name: string, fact: ReactNode])[];
  change: string;
  onClose: () => void;
}) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': t('ui.close', 'Close') }}
    >
      <Stack gap="md">
        <Facts columns={{ base: 1, sm: 2 }} facts={facts} />
        <WriteOf kind={kind} id={id} label={change} variant="filled" />
      </Stack>
    </Modal>
  );
}
