import type { driveItemsQuery } from '@nukkad/contract/files/drive/drive.api';
import type * as z from 'zod/mini';
import { useUrlTab } from '../../ui/page/url-tabs.tsx';

export type DriveSort = z.output<typeof driveItemsQuery>['sort'];

/** The order that the address names; names first. */
export const useSort = (): DriveSort => useUrlTab(['name', 'changed', 'size'], 'sort');
