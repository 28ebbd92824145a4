import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/dialog/toast.ts';

const NameForm = lazy(() => import('./name-form.tsx').then((part) => ({ default: part.NameForm })));

/** Specification section 9. */
const delayMs = 5_000;
/** A person who closed the dialog is not asked again in this visit. */
const askedKey = 'nameAsked';

/** Pages that ask for it among their own fields, or lead to one that does. */
const asking = ['/login', '/buyer-profile/complete-kyb-as-partner', '/cart', '/checkout'];

/**
 * Asks a buyer without a name for it, once a visit, some seconds after the page has rendered. Opens by itself, so it
 * has no address.
 */
export function NameWatcher() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(false);
  const asksItself = asking.some((path) => pathname.startsWith(path));
  const nameless = profile?.role === 'Buyer' && profile.fullName === '' && !asksItself;

  useEffect(() => {
    if (!nameless || sessionStorage.getItem(askedKey)) return;
    const timer = setTimeout(() => setOpened(true), delayMs);
    return () => clearTimeout(timer);
  }, [nameless]);

  const close = () => {
    sessionStorage.setItem(askedKey, 'yes');
    setOpened(false);
  };

  return (
    <Dialog opened={opened} onClose={close} title={t('name.title', 'What’s your name?')}>
      <Suspense>
        <NameForm
          onDone={() => {
            close();
            toast.success(t('name.saved', 'Name saved.'));
          }}
        />
      </Suspense>
    </Dialog>
  );
}
