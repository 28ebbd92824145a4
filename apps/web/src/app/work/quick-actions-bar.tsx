import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { quickActionsOf } from './quick-actions.ts';
import styles from './quick-actions-bar.module.css';

/** What one may begin from here; nothing where nothing was granted. */
export function QuickActionsBar({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation();
  const actions = quickActionsOf(profile);
  if (actions.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={t('quick.title', 'Quick actions')}>
      {actions.map(({ to, Icon, label }) => (
        <Link key={to} to={to}>
          <Icon size={22} aria-hidden />
          {label(t)}
        </Link>
      ))}
    </nav>
  );
}
