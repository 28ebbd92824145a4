import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import type { To } from 'react-router';
import { useSearchParams } from 'react-router';
import { itemPath } from './drive-paths.ts';

/** What a folder is opened with as well: how the list looks stays as it was chosen. */
export function useLookOf(): string {
  const [search] = useSearchParams();
  const kept = new URLSearchParams();
  for (const name of ['view', 'sort']) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}

/** Where a file or a folder opens. */
export function useItemAddress(): (item: Pick<DriveItem, 'kind' | 'itemId'>) => To {
  const look = useLookOf();
  return (item) => ({ pathname: itemPath(item), search: item.kind === 'folder' ? look : '' });
}
