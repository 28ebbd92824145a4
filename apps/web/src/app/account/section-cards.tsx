import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import type { AccountGroup } from '../../platform/nav-items.ts';
import { accountGroupsOf } from '../nav-table.ts';
import { accountGroupWords } from './account-groups.ts';
import { PlaceCards } from './place-cards.tsx';

/** The sections of the account as cards. `only`: these groups; left out: all. */
export function SectionCards({ profile, only }: { profile: MyProfile; only?: readonly AccountGroup[] }) {
  const { t } = useTranslation();
  const groups = accountGroupsOf(guardProfileOf(profile))
    .filter(({ group }) => only?.includes(group) ?? true)
    .map((one) => ({ ...one, heading: accountGroupWords[one.group](t) }));
  return <PlaceCards groups={groups} />;
}
