import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { useLocation, useNavigate } from 'react-router';
import { shareDialogName, sharingOf } from '../../nouns/share/share-address.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { type Move, Moves } from '../../ui/press/moves.tsx';
import { folderPath, itemPath, topPaths } from './drive-paths.ts';
import { saveItem } from './drive.queries.ts';
import { useItemFacts } from './item-row.tsx';
import { useBinning, useStarring } from './item-sends.ts';

/** The folder that is binned may be the one that is shown: its own folder is shown then. */
function useLeaving({ itemId, parentId, space }: DriveItem) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const above =
    parentId === null
      ? space === 'shared'
        ? '/drive/shared-with-me'
        : topPaths[space]
      : folderPath(parentId);
  return () => void (pathname === folderPath(itemId) && navigate(above));
}

/** What can be done with one file or folder; from the bottom of a phone. */
export function ActsSheet({ item, close }: { item: DriveItem; close: () => void }) {
  const { t } = useTranslation();
  const facts = useItemFacts();
  const leave = useLeaving(item);
  const { bin, busy } = useBinning();
  const starring = useStarring();
  const { itemId, name, kind, isStarred, can } = item;
  const about = { item: itemId };
  const then = (act: () => unknown) => () => {
    close();
    void act();
  };
  const acts: readonly Move[] = [
    { on: true, to: itemPath(item), label: t('drive.open', 'Open') },
    {
      on: kind === 'file',
      label: t('drive.download', 'Download'),
      press: then(() => saveItem(itemId)),
    },
    {
      on: can.star,
      label: isStarred ? t('drive.unstar', 'Remove star') : t('drive.star', 'Add star'),
      busy: starring.busy,
      press: () => void starring.star([item], !isStarred).then(close),
    },
    {
      on: can.share,
      opens: shareDialogName,
      about: sharingOf(itemId),
      label: t('share.pass', 'Share'),
    },
    { on: can.rename, opens: 'rename', about, label: t('drive.rename', 'Rename') },
    { on: can.move, opens: 'move', about, label: t('drive.move', 'Move') },
    { on: can.copy, opens: 'copy', about, label: t('drive.copy', 'Copy') },
    { on: kind === 'file', opens: 'versions', about, label: t('drive.versions', 'Versions') },
    {
      on: can.bin,
      label: t('drive.bin', 'Move to bin'),
      busy,
      press: () =>
        void bin([item]).then((count) => {
          close();
          if (count > 0) leave();
        }),
    },
  ];
  return (
    <Dialog opened onClose={close} title={<span translate="no">{name}</span>}>
      <Stack gap={0.5}>
        <Note breaks below={0.5}>
          {facts(item).join(' · ')}
        </Note>
        <Moves wide className={null} of={acts} />
      </Stack>
    </Dialog>
  );
}
