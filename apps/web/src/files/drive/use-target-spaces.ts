import { getDriveSpace } from '@nukkad/contract/files/drive/drive.api';
import type { DriveItem, DriveSpace } from '@nukkad/contract/files/drive/drive.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useMayOpen } from '../../platform/session/open-link.tsx';

/** Drives that something can go to: it is moved within its own, and copied into each that one may change. */
export function useTargetSpaces(way: 'move' | 'copy', items: readonly DriveItem[]): readonly DriveSpace[] {
  const seesTeam = useMayOpen('/drive/team');
  const team = useAsked(getDriveSpace, way === 'copy' && seesTeam ? { query: { space: 'team' } } : null);
  const [first] = items;
  if (way === 'move') return first && first.space !== 'shared' ? [first.space] : [];
  return team.data && team.data.right !== 'view' ? ['own', 'team'] : ['own'];
}
