import { useSession } from '../../../platform/session/use-session.ts';
import { itemWorkLists } from './item-work-list.tsx';
import type { ProfileItemKind } from './profile-item.kinds.ts';
import { ProfileItemList } from './profile-item-list.tsx';

/** Of an organisation a work list; a person has a few things, on cards with their pictures. */
export function OwnItems({ kind }: { kind: ProfileItemKind }) {
  const role = useSession().profile?.role;
  const WorkList = itemWorkLists[kind];
  return role === 'Service Partner' || role === 'subUser' ? <WorkList /> : <ProfileItemList kind={kind} />;
}
