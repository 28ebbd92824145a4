import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { accountGroupsOf } from '../nav-table.ts';
import { accountGroupWords } from './account-groups.ts';
import { PlaceCards } from './place-cards.tsx';

/** The sections of the account as cards: its first page. */
export function SectionCards({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation();
  const groups = accountGroupsOf(guardProfileOf(profile)).map((one) => ({
    ...one,
    heading: accountGroupWords[one.group](t),
  }));
  return <PlaceCards groups={groups} />;
}
