import { setConsent } from '@nukkad/contract/identity/privacy/privacy.api';
import { call } from '../../platform/api/client.ts';
import { keepConsent } from '../../platform/consent.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { currentToken } from '../../platform/session/session-store.ts';
import { Button } from '../../ui/press/button.tsx';
import styles from '../../ui/dialog/corner-note.module.css';

function answer(given: boolean): void {
  keepConsent(given);
  // A visitor's answer stays on the device; a person's is logged as well.
  if (currentToken())
    call(setConsent, { body: { purpose: 'analytics', given }, quiet: true }).catch(() => {});
}

/** Asks once, in a corner; nothing is measured before a yes, and both answers weigh the same. */
export function ConsentPrompt() {
  const { t } = useTranslation();
  return (
    <aside className={styles.note} aria-label={t('analytics.ask.title', 'Your consent')}>
      <p>
        {t(
          'analytics.ask',
          'May we record which pages you open, to improve the app? No names, numbers or addresses. Change this any time in Privacy.',
        )}
      </p>
      <div className={styles.actions}>
        <Button tone="plain" small onClick={() => answer(false)}>
          {t('analytics.no', 'No thanks')}
        </Button>
        <Button tone="plain" small onClick={() => answer(true)}>
          {t('analytics.yes', 'Allow')}
        </Button>
      </div>
    </aside>
  );
}
