import { getDriveFile } from '@nukkad/contract/files/drive/drive.api';
import { findRecords } from '@nukkad/contract/files/drive/record.api';
import { getDrivePreview, searchDrive } from '@nukkad/contract/files/drive/drive-view.api';
import { useAsked } from '../../../platform/api/asked.ts';
import { call } from '../../../platform/api/client.ts';
import { usePages } from '../../../platform/api/pages.ts';

/** Which version of a file is looked at; null: the newest. */
export interface Looked {
  readonly itemId: string;
  readonly versionId: string | null;
}

const queryOf = ({ itemId, versionId }: Looked) => ({ itemId, ...(versionId !== null && { versionId }) });

/** Links to pictures and videos end after some minutes: they are asked for again before. */
const linkMs = 4 * 60_000;

export const usePreview = (looked: Looked) =>
  useAsked(getDrivePreview, { query: queryOf(looked) }, { refetchInterval: linkMs });

/** For a minute, of the file itself. */
export const fileLink = async (looked: Looked): Promise<string> =>
  (await call(getDriveFile, { query: queryOf(looked), quiet: true })).url;

export const useDriveSearch = (q: string) => usePages(searchDrive, { q, limit: 20 });

const longestForRecords = 60;

/** The newest few of what other parts of the product keep. */
export const useFoundRecords = (q: string) =>
  useAsked(findRecords, { query: { q: q.slice(0, longestForRecords) } }, { staleTime: 0 });
