import * as api from '@nukkad/contract/files/drive/drive.api';
import { driveChanged } from '@nukkad/contract/files/drive/drive.live';
import type { DriveSpace } from '@nukkad/contract/files/drive/drive.model';
import type { DriveKind } from '@nukkad/contract/files/drive/drive.noun';
import { listSharedWithMe } from '@nukkad/contract/files/drive/grant.api';
import { getRecordFile } from '@nukkad/contract/files/drive/record.api';
import type { DriveRecord } from '@nukkad/contract/files/drive/record.model';
import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { call } from '../../platform/api/client.ts';
import { usePages } from '../../platform/api/pages.ts';
import { rowResults } from '../../platform/api/row-results.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { useLookAgain } from '../../platform/socket/use-look-again.ts';
import { toast, toastFailure } from '../../ui/dialog/toast.ts';
import type { DriveSort } from './sorting.ts';

const awayMs = 60_000;
const perPage = 100;

/** Another device, or a colleague, changed something: each drive screen hears of it. */
function useFresh() {
  useLive(driveChanged, () => void renew('drive'));
  return { refetchInterval: useLookAgain(awayMs) };
}

/** Where a folder is: at the top of a drive, or below another one. */
export interface Inside {
  readonly space: DriveSpace;
  readonly parentId: string | null;
}

export const useFolderItems = ({ space, parentId }: Inside, sort: DriveSort) =>
  usePages(
    api.listDriveItems,
    { space, ...(parentId !== null && { parentId }), sort, limit: perPage },
    { ...useFresh(), staysFor: { space, ...(parentId !== null && { parentId }) } },
  );

/** Folders alone, for choosing one. */
export const useSubfolders = ({ space, parentId }: Inside) =>
  usePages(api.listDriveItems, {
    space,
    ...(parentId !== null && { parentId }),
    sort: 'name',
    kind: 'folder' satisfies DriveKind,
    limit: perPage,
  });

export const useStarred = () => usePages(api.listStarredItems, { limit: perPage }, useFresh());
export const useRecent = () => usePages(api.listRecentItems, { limit: perPage }, useFresh());
export const useSharedWithMe = () => usePages(listSharedWithMe, { limit: perPage }, useFresh());
export const useBin = (space: DriveSpace) =>
  usePages(api.listDriveBin, { space, limit: perPage }, { ...useFresh(), counted: true });

/** Null: there is nothing to ask. */
export const useItem = (itemId: string | null) => {
  const fresh = useFresh();
  return useAsked(api.getDriveItem, itemId === null ? null : { query: { itemId } }, fresh);
};

export const useVersions = (itemId: string) => usePages(api.listDriveVersions, { itemId, limit: 20 });

/** Of a call on many rows: how many were done is said, and the first refusal. Answers how many were done. */
export async function sayRows({ results }: RowByRow, said: (count: number) => string): Promise<number> {
  const rows = await rowResults(results);
  const refused = rows.find(({ refusal }) => refusal !== null);
  const count = rows.filter(({ refusal }) => refusal === null).length;
  if (count > 0) toast.success(said(count));
  if (refused?.refusal) toast.error(refused.refusal);
  return count;
}

/** Saved by the browser: the file is sent as an attachment, by a link that is good for a minute. */
export async function saveItem(itemId: string, versionId?: string): Promise<void> {
  try {
    const query = { itemId, ...(versionId !== undefined && { versionId }) };
    const { url } = await call(api.getDriveFile, { query, quiet: true });
    window.location.assign(url);
  } catch (error) {
    if (error instanceof Error) toastFailure(error);
  }
}

/** As `saveItem`, of what another part of the product keeps. */
export async function saveRecord({ folder, recordId }: DriveRecord): Promise<void> {
  try {
    const { url } = await call(getRecordFile, { query: { folder, recordId }, quiet: true });
    window.location.assign(url);
  } catch (error) {
    if (error instanceof Error) toastFailure(error);
  }
}
