import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import type { ReactNode } from 'react';
import { ItemShare } from '../../nouns/share/item-share.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ActsSheet } from './acts-sheet.tsx';
import { ChooseFolderDialog, type Way } from './choose-folder-dialog.tsx';
import { actsDialog, itemParameter } from './drive-paths.ts';
import { useItem } from './drive.queries.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

/** The item that the address names: one of those that are shown, or asked for. */
function useNamed(items: readonly DriveItem[], isOpen: boolean, itemId: string | null): DriveItem | null {
  const shown = items.find((item) => item.itemId === itemId);
  const asked = useItem(isOpen && !shown ? itemId : null);
  return shown ?? asked.data?.item ?? null;
}

interface Of {
  readonly items: readonly DriveItem[];
  readonly name: string;
  readonly children: (item: DriveItem, close: () => void) => ReactNode;
}

/** Draws a dialog about the item that the address names. */
function OfItem({ items, name, children }: Of) {
  const dialog = useUrlDialog(name, [itemParameter]);
  const item = useNamed(items, dialog.opened, dialog.get(itemParameter));
  return dialog.opened && item ? children(item, dialog.close) : null;
}

function ChooseOf({ items, way }: { items: readonly DriveItem[]; way: Way }) {
  return (
    <OfItem items={items} name={way}>
      {(item, close) => <ChooseFolderDialog way={way} items={[item]} dialog={{ opened: true, close }} />}
    </OfItem>
  );
}

/** What can be done with one file or folder, each behind its address: `?dialog=rename&item=`. */
export function DriveDialogs({ items }: { items: readonly DriveItem[] }) {
  return (
    <>
      <OfItem items={items} name={actsDialog}>
        {(item, close) => <ActsSheet item={item} close={close} />}
      </OfItem>
      <OfItem items={items} name="rename">
        {(item, close) => <RenameDialog item={item} dialog={{ opened: true, close }} />}
      </OfItem>
      <OfItem items={items} name="versions">
        {(item, close) => <VersionsDialog item={item} close={close} />}
      </OfItem>
      <ChooseOf items={items} way="move" />
      <ChooseOf items={items} way="copy" />
      <ItemShare />
    </>
  );
}
