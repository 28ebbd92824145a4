import { getAvailableRoles, switchToken } from '@nukkad/contract/identity/account/session.api';
import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import type { AvailableRole } from '@nukkad/contract/identity/account/session.model';
import type { Role } from '@nukkad/contract/kernel/roles';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api/client.ts';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { homeOf } from '../../../platform/session/role-home.ts';
import { beginSession } from '../../../platform/session/session-store.ts';
import { Button } from '../../../ui/press/button.tsx';
import styles from './role-switch.module.css';

const names: Partial<Record<Role, (t: Translate) => string>> = {
  Buyer: (t) => t('role.buyer', 'Customer'),
  'Service Partner': (t) => t('role.partner', 'Partner'),
  Jobseeker: (t) => t('role.jobseeker', 'Job seeker'),
  subUser: (t) => t('role.staff', 'Team member'),
};

const keyOf = ({ role, smeId }: AvailableRole) => `${role} ${smeId ?? ''}`;

/** For a person with several roles: links to switch to the others. The menu is outside the query client. */
export function RoleSwitch({
  destinationOf = async (profile) => homeOf(profile),
}: {
  /** Where to continue in the new role. */
  destinationOf?: (profile: MyProfile) => Promise<string>;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [roles, setRoles] = useState<readonly AvailableRole[]>([]);
  const [going, setGoing] = useState<string | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    call(getAvailableRoles, { quiet: true, signal: gone.signal }).then(
      (answer) => setRoles(answer.roles),
      () => {
        // Without the list there is nothing to switch to; the menu is whole all the same.
      },
    );
    return () => gone.abort();
  }, []);

  const others = roles.filter(({ isCurrent }) => !isCurrent);
  if (others.length === 0) return null;

  const go = async (to: AvailableRole) => {
    setGoing(keyOf(to));
    try {
      const session = await call(switchToken, { body: { role: to.role, smeId: to.smeId } });
      // Nothing of the role before.
      queryClient.clear();
      beginSession(session);
      await navigate(await destinationOf(session.profile));
    } catch {
      setGoing(null);
    }
  };
  return (
    <div role="group" aria-label={t('roles.switch', 'Continue as')} className={styles.roles}>
      <p>{t('roles.switch', 'Continue as')}</p>
      {others.map((other) => (
        <Button
          key={keyOf(other)}
          tone="plain"
          small
          wide
          busy={going === keyOf(other)}
          disabled={going !== null}
          onClick={() => void go(other)}
        >
          {[names[other.role]?.(t), other.companyName].filter(Boolean).join(', ')}
        </Button>
      ))}
    </div>
  );
}
