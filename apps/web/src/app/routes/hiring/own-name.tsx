import { NameForm } from '../../../identity/account/name-form.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';

/** Asks a job seeker who has only given a number for the name; null: it is known. */
export function useOwnNameFirst() {
  const { t } = useTranslation();
  const { profile } = useSession();
  if (profile?.fullName !== '') return null;
  return (
    <NameForm
      save={t('candidate.next', 'Save and continue')}
      hint={t(
        'candidate.name.hint',
        'Businesses see your first name, and your full name once they shortlist you.',
      )}
      // The page goes on by itself once the session has the name.
      onDone={() => undefined}
    />
  );
}
