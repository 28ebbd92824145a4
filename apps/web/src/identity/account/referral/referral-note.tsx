import IconFriend from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import styles from './referral.module.css';
import { dropReferralCode, storedReferralCode, onStoredCode } from './stored-code.ts';

/** Says at the sign-up that a friend's code is kept and will be given, and lets it be taken out. */
export function ReferralNote() {
  const { t } = useTranslation();
  const code = useSyncExternalStore(
    onStoredCode,
    () => storedReferralCode(),
    () => null,
  );
  if (!code) return null;
  return (
    <aside className={styles.note} aria-label={t('friends.note', 'Referral code')}>
      <IconFriend size={24} aria-hidden />
      <p>
        {t('friends.note.words', 'A friend referred you. Their code is applied when you sign up:')}{' '}
        <strong translate="no">{code}</strong>
      </p>
      <Button tone="quiet" small onClick={dropReferralCode}>
        {t('friends.note.remove', 'Remove')}
      </Button>
    </aside>
  );
}
