import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { onStepUp } from '../../../platform/session/step-up.ts';

const StepUpDialog = lazy(() =>
  import('./step-up-dialog.tsx').then((part) => ({ default: part.StepUpDialog })),
);

/**
 * Asks for a code when a call needs one, and then repeats the call. It opens by itself, so it has no address. Calls
 * that arrive while it is open wait for the same answer.
 */
export function StepUpHost() {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState<readonly ((confirmed: boolean) => void)[]>([]);

  useEffect(() => onStepUp(() => new Promise((resolve) => setWaiting((others) => [...others, resolve]))), []);

  const end = (confirmed: boolean) => {
    for (const resolve of waiting) resolve(confirmed);
    setWaiting([]);
  };
  return (
    <Suspense fallback={<p role="status">{t('stepUp.sending', 'Sending an OTP…')}</p>}>
      {waiting.length > 0 && <StepUpDialog onEnd={end} />}
    </Suspense>
  );
}
