import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DriveDialogs } from './drive-dialogs.tsx';
import { type Inside, useFolderItems } from './drive.queries.ts';
import { ItemList } from './item-list.tsx';
import { LookBar } from './look-bar.tsx';
import { NewFolder } from './rename-dialog.tsx';
import { useSort } from './sorting.ts';

const noItems: readonly DriveItem[] = [];

/** Files and folders of one folder or of the top of a drive, with its dialogs. */
export function FolderContents({
  inside,
  mayAdd,
  own,
  empty,
}: {
  inside: Inside;
  mayAdd: boolean;
  /** The folder itself, which its own menu is about. */
  own?: DriveItem;
  empty: ReactNode;
}) {
  const { t } = useTranslation();
  const list = useFolderItems(inside, useSort());
  const items = list.data?.pages.flatMap((page) => page.items) ?? noItems;
  return (
    <>
      <Listed list={list} waiting={<ListSkeleton />} empty={empty}>
        {(shown) => (
          <>
            <LookBar isSorted />
            <ItemList items={shown} label={t('drive.items', 'Files and folders')} />
          </>
        )}
      </Listed>
      <DriveDialogs items={own ? [own, ...items] : items} />
      <NewFolder inside={inside} may={mayAdd} />
    </>
  );
}
