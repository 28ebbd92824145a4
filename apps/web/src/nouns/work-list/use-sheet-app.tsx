import { ApiError } from '@nukkad/contract/kernel/client';
import type { SheetApp } from '@nukkad/lists/sheet-tool';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';

const dialog: SheetApp['dialog'] = ({ title, onClose, children }) => (
  <Dialog opened title={title} onClose={onClose}>
    {children}
  </Dialog>
);

/** What this app adds to a list that the server makes into a file. */
export function useSheetApp(): SheetApp {
  const { t, plural } = useTranslation();
  return {
    speech: { t, plural },
    failureOf: (error) =>
      (error instanceof ApiError && error.message) || t('list.failed', 'That didn’t work. Try again.'),
    dialog,
  };
}
