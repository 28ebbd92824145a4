import { Modal } from '@mantine/core';
import { KeysHelp } from '@nukkad/frame/keys-help';
import { t } from '../platform/words.ts';

/** The keys of the page behind it. */
export function KeysDialog({ personId, onClose }: { personId: string; onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('keys.title', 'Keyboard shortcuts')}
      closeButtonProps={{ 'aria-label': t('ui.close', 'Close') }}
    >
      <KeysHelp
        personId={personId}
        words={{
          everywhere: t('keys.everywhere', 'On every page'),
          list: t('keys.list', 'On this page'),
          search: t('keys.search', 'Search everything'),
          keys: t('keys.help', 'Show these shortcuts'),
          leave: t('keys.leave', 'Close, clear or go back'),
          next: t('keys.next', 'Next row'),
          previous: t('keys.previous', 'Previous row'),
          open: t('keys.open', 'Open the row'),
          filter: t('keys.filter', 'Search this list'),
          singles: t('keys.singles', 'Single-key shortcuts'),
          singlesHint: t(
            'keys.singlesHint',
            'Turn off if J, K, / or ? get in your way. Saved on this device.',
          ),
        }}
      />
    </Modal>
  );
}
