import { Modal } from '@mantine/core';
import { KeysHelp } from '@nukkad/frame/keys-help';
import { keysWords } from '@nukkad/frame/keys-help.words';
import { speech, t } from '../platform/words.ts';

/** The keys of the page behind it. */
export function KeysDialog({ personId, onClose }: { personId: string; onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={keysWords(speech).title}
      closeButtonProps={{ 'aria-label': t('ui.close', 'Close') }}
    >
      <KeysHelp personId={personId} speech={speech} />
    </Modal>
  );
}
