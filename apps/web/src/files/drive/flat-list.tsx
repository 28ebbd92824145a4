import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import type { ReactNode } from 'react';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DriveDialogs } from './drive-dialogs.tsx';
import { ItemList } from './item-list.tsx';
import { LookBar } from './look-bar.tsx';

const noItems: readonly DriveItem[] = [];

type Pages = Parameters<typeof Listed<DriveItem>>[0]['list'];

/** Files and folders from anywhere, in the order of the call: starred, recent, shared with one. */
export function FlatList({ list, label, empty }: { list: Pages; label: string; empty: ReactNode }) {
  return (
    <>
      <Listed list={list} waiting={<ListSkeleton />} empty={empty}>
        {(items) => (
          <>
            <LookBar isSorted={false} />
            <ItemList items={items} label={label} />
          </>
        )}
      </Listed>
      {/* A message leads to a dialog about what may not be in the list. */}
      <DriveDialogs items={list.data?.pages.flatMap((page) => page.items) ?? noItems} />
    </>
  );
}
