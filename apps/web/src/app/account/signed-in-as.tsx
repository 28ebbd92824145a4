import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { Card } from '../../ui/page/card.tsx';
import { roleName } from '../../identity/account/role/role-name.ts';
import { Text } from '../../ui/page/parts.tsx';
import styles from './signed-in-as.module.css';

const spaced = (mobileNumber: string) => `+91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`;

/** Name, number, role and organisation of the signed-in person. */
export function SignedInAs({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation();
  const name = profile.fullName || t('profile.nameless', 'No name added');
  return (
    <Card className={styles.card}>
      <Avatar name={profile.fullName || '?'} size={64} />
      <div className={styles.words}>
        <Text as="strong" size="xl" weight={800} breaks>
          {name}
        </Text>
        <Text tone="quiet" figures>
          {profile.mobileNumber === '' ? profile.email : spaced(profile.mobileNumber)}
        </Text>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('profile.role', 'Account type')}</dt>
          <dd>{roleName(profile, t)}</dd>
        </div>
        {profile.companyName && (
          <div>
            <dt>{t('profile.organisation', 'Business')}</dt>
            <dd>{profile.companyName}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
