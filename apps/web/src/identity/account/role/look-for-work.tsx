import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { actAsJobseeker } from './act-as-jobseeker.ts';

/** For a person in another role: one press makes them a job seeker besides, and leads on. */
export function LookForWork({ to }: { to: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await actAsJobseeker();
      await navigate(to, { replace: true });
    } catch {
      // The refusal is on the screen.
      setBusy(false);
    }
  };
  return (
    <EmptyState
      scene="people"
      heading
      title={t('lookForWork.title', 'Continue as a job seeker')}
      action={
        <Button busy={busy} onClick={() => void start()}>
          {t('lookForWork.go', 'Continue')}
        </Button>
      }
    >
      {t('lookForWork.words', 'Everything you have here stays. Switch back at any time in the account menu.')}
    </EmptyState>
  );
}
