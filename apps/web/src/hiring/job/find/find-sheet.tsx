import type { ComponentProps } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FindFields } from './find-fields.tsx';

/** The filters of a phone; the list behind follows each choice. */
export function FindSheet({
  onClose,
  ...fields
}: ComponentProps<typeof FindFields> & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('findJobs.filters', 'Filter jobs')}
      footer={<Button onClick={onClose}>{t('findJobs.show', 'Show jobs')}</Button>}
    >
      <FindFields {...fields} />
    </Dialog>
  );
}
