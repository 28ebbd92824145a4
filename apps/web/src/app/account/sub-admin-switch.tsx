import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { keepSubAdminMode, guardProfileOf } from '../../platform/session/guard-profile.ts';
import { Card } from '../../ui/page/card.tsx';
import { SwitchRow } from '../../ui/field/switch-row.tsx';

/** Staff with admin_access choose whether the shop or their own day is their first page. */
export function SubAdminSwitch({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation();
  const [on, setOn] = useState(guardProfileOf(profile).subAdmin === true);
  const may = hasFeature(profile.permissions, { key: 'admin_access', action: 'access' });
  if (profile.role !== 'subUser' || !may) return null;
  return (
    <Card quiet>
      <SwitchRow
        legend={t('subAdmin.title', 'Work as business administrator')}
        options={[
          { value: 'on', label: t('subAdmin.on', 'On') },
          { value: 'off', label: t('subAdmin.off', 'Off') },
        ]}
        value={on ? 'on' : 'off'}
        onChange={(next) => {
          keepSubAdminMode(profile, next === 'on');
          setOn(next === 'on');
        }}
      />
      <p>{t('subAdmin.words', 'On this device, you start on the business page instead of your day.')}</p>
    </Card>
  );
}
