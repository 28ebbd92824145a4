import { copyDriveItems, moveDriveItems } from '@nukkad/contract/files/drive/drive.api';
import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { spaceOf } from './drive-paths.ts';
import { type Inside, sayRows } from './drive.queries.ts';
import { FolderTree } from './folder-tree.tsx';
import { useTreeTops } from './use-tree-tops.ts';

export type Way = 'move' | 'copy';

interface ChooseProps {
  readonly way: Way;
  readonly items: readonly DriveItem[];
  readonly dialog: OpenDialog;
  readonly onDone?: (() => void) | undefined;
}

/** Where to move or copy to, chosen from the folders of the drive. */
export function ChooseFolderDialog(props: ChooseProps) {
  return props.dialog.opened && props.items.length > 0 && <Opened {...props} />;
}

/** Sends it, and says what came of each; the refusal of the whole stays in the dialog. */
function useSendTo({ way, items, dialog, onDone }: ChooseProps) {
  const { plural } = useTranslation();
  const [refused, setRefused] = useState('');
  const move = useSend(moveDriveItems);
  const copy = useSend(copyDriveItems);
  const { mutateAsync, isPending: busy } = way === 'move' ? move : copy;
  const send = async (target: Inside) => {
    setRefused('');
    try {
      const answer = await mutateAsync({ itemIds: items.map(({ itemId }) => itemId), ...target });
      await sayRows(answer, (count) =>
        way === 'move'
          ? plural('drive.moved', count, { one: '{{count}} item moved', other: '{{count}} items moved' })
          : plural('drive.copied', count, { one: '{{count}} item copied', other: '{{count}} items copied' }),
      );
      onDone?.();
      dialog.close();
    } catch (error) {
      setRefused(error instanceof Error ? error.message : '');
    }
  };
  return { send, busy, refused };
}

/** Where all of them are already: there is nothing to move. */
const isThere = (items: readonly DriveItem[], { space, parentId }: Inside) =>
  items.every((item) => item.parentId === parentId && spaceOf(item) === space);

function Opened(props: ChooseProps) {
  const { t, plural } = useTranslation();
  const { way, items, dialog } = props;
  const [target, setTarget] = useState<Inside | null>(null);
  const { send, busy, refused } = useSendTo(props);
  const tops = useTreeTops(way, items);
  const isMoving = way === 'move';
  const [only] = items;
  const named = items.length === 1 && only ? only.name : null;
  const count = plural('drive.count', items.length, { one: '{{count}} item', other: '{{count}} items' });
  const what = { name: named === null ? count : `“${named}”` };
  const isUseless = target === null || (isMoving && isThere(items, target));
  return (
    <Dialog
      opened
      onClose={() => !busy && dialog.close()}
      title={
        isMoving ? t('drive.move.title', 'Move {{name}}', what) : t('drive.copy.title', 'Copy {{name}}', what)
      }
      footer={
        <Button busy={busy} disabled={isUseless} onClick={() => target && void send(target)}>
          {isMoving ? t('drive.move.here', 'Move here') : t('drive.copy.here', 'Copy here')}
        </Button>
      }
    >
      <FolderTree
        tops={tops}
        target={target}
        onTarget={setTarget}
        without={isMoving ? items.map(({ itemId }) => itemId) : []}
      />
      <Refusal>{refused}</Refusal>
    </Dialog>
  );
}
