import { getDriveSpace } from '@nukkad/contract/files/drive/drive.api';
import type { DriveItem, DriveSpace } from '@nukkad/contract/files/drive/drive.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useMayOpen } from '../../platform/session/open-link.tsx';
import { type Inside, useItem } from './drive.queries.ts';
import { spaceWords } from './space-words.ts';

/** Where a tree of folders begins. */
export interface TreeTop {
  readonly name: string;
  readonly inside: Inside;
}

/** Of something in a folder that someone else shares: that folder. */
function useSharedTop(way: 'move' | 'copy', first: DriveItem | undefined): readonly TreeTop[] {
  const isShared = way === 'move' && first?.space === 'shared';
  const [top] = useItem(isShared ? first.itemId : null).data?.path ?? [];
  return isShared && top ? [{ name: top.name, inside: { space: 'own', parentId: top.itemId } }] : [];
}

/** Where something can go: it is moved within its own drive or shared folder, and copied into each drive that one may change. */
export function useTreeTops(way: 'move' | 'copy', items: readonly DriveItem[]): readonly TreeTop[] {
  const { t } = useTranslation();
  const seesTeam = useMayOpen('/drive/team');
  const team = useAsked(getDriveSpace, way === 'copy' && seesTeam ? { query: { space: 'team' } } : null);
  const [first] = items;
  const shared = useSharedTop(way, first);
  const topOf = (space: DriveSpace): TreeTop => ({
    name: spaceWords[space](t),
    inside: { space, parentId: null },
  });
  if (way === 'move') return first && first.space !== 'shared' ? [topOf(first.space)] : shared;
  return team.data && team.data.right !== 'view' ? [topOf('own'), topOf('team')] : [topOf('own')];
}
