import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ItemWorkList } from './item-work-list.tsx';
import type { ProfileItemKind } from './profile-item.kinds.ts';
import { ProfileItemList } from './profile-item-list.tsx';

/** Of an organisation a work list; a person has a few things, on cards with their pictures. */
export function OwnItems({ kind }: { kind: ProfileItemKind }) {
  const { t } = useTranslation();
  const role = useSession().profile?.role;
  const label = kind === 'asset' ? t('assets.title', 'Assets') : t('catalogue.title', 'Catalogue');
  return role === 'Service Partner' || role === 'subUser' ? (
    <ItemWorkList kind={kind} label={label} />
  ) : (
    <ProfileItemList kind={kind} />
  );
}
