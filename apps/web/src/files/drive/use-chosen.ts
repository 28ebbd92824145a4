import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { noSelection, stillShown, toggled, toggledAll } from '@nukkad/lists/selection';
import { useState } from 'react';

/** Which of the shown files and folders are ticked; Shift extends from the last one. */
export function useChosen<Item extends DriveItem>(items: readonly Item[]) {
  const [selection, setSelection] = useState(noSelection);
  const shown = items.map(({ itemId }) => itemId);
  // What has left the list is not acted upon.
  const present = stillShown(selection, shown);
  const chosen = items.filter(({ itemId }) => present.keys.has(itemId));
  return {
    chosen,
    isAll: chosen.length > 0 && chosen.length === items.length,
    has: (itemId: string) => present.keys.has(itemId),
    toggle: (itemId: string, extend: boolean) => setSelection(toggled(present, shown, itemId, extend)),
    toggleAll: () => setSelection(toggledAll(present, shown)),
    clear: () => setSelection(noSelection),
  };
}

export type Chosen<Item extends DriveItem = DriveItem> = ReturnType<typeof useChosen<Item>>;
