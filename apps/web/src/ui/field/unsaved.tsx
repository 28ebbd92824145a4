import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { currentToken } from '../../platform/session/session-store.ts';
import { Button } from '../press/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

const stepOf = ({ search }: Location) => new URLSearchParams(search).get('step');

/** A dialog that opens over the form, or a tab beside it, leaves the form where it is. */
const leaves = (from: Location, to: Location) => from.pathname !== to.pathname || stepOf(from) !== stepOf(to);

/**
 * Asks before a form with unsaved changes is left: by a link, by Back, by another step, by closing the tab of the browser.
 * A session that has ended is not held up.
 */
export function Unsaved({ changed }: { changed: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && currentToken() !== null && leaves(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      opened
      onClose={blocker.reset}
      title={t('unsaved.title', 'Leave without saving?')}
      footer={
        <>
          <Button tone="plain" onClick={blocker.reset}>
            {t('unsaved.stay', 'Keep editing')}
          </Button>
          <Button tone="danger" onClick={blocker.proceed}>
            {t('unsaved.leave', 'Leave')}
          </Button>
        </>
      }
    >
      <p>{t('unsaved.words', 'Your changes on this page aren’t saved.')}</p>
    </Dialog>
  );
}
