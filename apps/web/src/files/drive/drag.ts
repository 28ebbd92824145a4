import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { type DragEvent, useState } from 'react';
import { draggedCard, typeOfDragged } from '../../ui/page/board.tsx';

const kind = 'drive';
const itemsType = typeOfDragged(kind);
const filesType = 'Files';

interface Dragged {
  readonly itemIds: readonly string[];
}

function idsIn(dragged: string): readonly string[] {
  const { itemIds }: Dragged = JSON.parse(dragged);
  return itemIds;
}

/** Spread over a row that may be moved: what is ticked goes with it. The dialog does the same by keys and by finger. */
export const draggedItems = (items: readonly DriveItem[]) =>
  draggedCard(kind, { itemIds: items.map(({ itemId }) => itemId) } satisfies Dragged);

interface Takes {
  /** Files and folders of the drive. */
  readonly onItems?: ((itemIds: readonly string[]) => void) | undefined;
  /** Files of the device. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
}

const isInside = ({ currentTarget, relatedTarget }: DragEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** Spread over what takes what is dragged: a folder, a step of the path, the page. */
export function useDropInto({ onItems, onFiles }: Takes) {
  const [over, setOver] = useState(false);
  if (!onItems && !onFiles) return {};
  const takes = ({ dataTransfer: { types } }: DragEvent) =>
    (onItems !== undefined && types.includes(itemsType)) ||
    (onFiles !== undefined && types.includes(filesType));
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      if (!takes(event)) return;
      event.preventDefault();
      // The innermost of them takes it.
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => void (isInside(event) || setOver(false)),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!takes(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const items = event.dataTransfer.getData(itemsType);
      if (items) onItems?.(idsIn(items));
      else onFiles?.([...event.dataTransfer.files]);
    },
  };
}
