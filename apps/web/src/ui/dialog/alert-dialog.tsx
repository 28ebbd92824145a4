import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { closeAlert } from '../state/alert.ts';
import { Button } from '../press/button.tsx';
import { Dialog } from './dialog.tsx';

/** 'Invalid Data' (specification section 8): the server could not read what this page sent, e.g. from an old version of it. */
export function AlertDialog({ words }: { words: string }) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened
      alert
      onClose={closeAlert}
      title={words}
      footer={
        <>
          <Button tone="plain" onClick={closeAlert}>
            {t('action.close', 'Close')}
          </Button>
          <Button onClick={() => location.reload()}>{t('action.reload', 'Reload page')}</Button>
        </>
      }
    >
      <p style={{ margin: 0 }}>
        {t('error.412.next', 'We couldn’t read the data sent. Reload the page and try again.')}
      </p>
    </Dialog>
  );
}
