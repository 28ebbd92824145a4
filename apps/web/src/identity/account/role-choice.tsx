import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { AskedRole } from './account.queries.ts';
import styles from './sign-in.module.css';

const roles = ['Buyer', 'Service Partner', 'subUser', 'Jobseeker'] as const satisfies readonly AskedRole[];

/** `?role=`; undefined: the server takes the one that the person works in. */
export function useAskedRole(): AskedRole | undefined {
  const [search] = useSearchParams();
  return roles.find((role) => role === search.get('role'));
}

/** For the few people with several roles on one number; others never open it. */
export function RoleChoice() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const asked = useAskedRole();
  const to = (role: AskedRole) => {
    const next = new URLSearchParams(search);
    next.set('role', role);
    return { search: `?${next}` };
  };
  const choices = [
    { role: 'Buyer', label: t('signIn.role.buyer', 'Customer') },
    { role: 'Service Partner', label: t('signIn.role.partner', 'Partner') },
    { role: 'subUser', label: t('signIn.role.staff', 'Team member') },
    { role: 'Jobseeker', label: t('role.jobseeker', 'Job seeker') },
  ] as const;
  return (
    <details className={styles.roles} open={asked !== undefined}>
      <summary>{t('signIn.role', 'Log in as partner or team member')}</summary>
      <nav aria-label={t('signIn.role.nav', 'Log in as')}>
        {choices.map(({ role, label }) => (
          <Link key={role} to={to(role)} replace aria-current={role === asked ? 'true' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </details>
  );
}
