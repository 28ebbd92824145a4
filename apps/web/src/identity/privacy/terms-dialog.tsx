import { useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { termsThen } from './terms-paths.ts';

/** Over what was refused, which stays as it was filled in. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('privacy.terms.asked', 'Our terms have changed')}
      footer={
        <>
          <Button tone="plain" onClick={onClose}>
            {t('privacy.terms.notNow', 'Not now')}
          </Button>
          <ButtonLink to={termsThen(pathname + search)} onClick={onClose}>
            {t('privacy.terms.open', 'Read what changed')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {t(
          'privacy.terms.asked.words',
          'Agree to them before you place a new order. Nothing was ordered or charged.',
        )}
      </p>
    </Dialog>
  );
}
