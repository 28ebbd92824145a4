import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Button } from '../../ui/press/button.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { ChooseFolderDialog, type Way } from './choose-folder-dialog.tsx';
import { useBinning, useStarring } from './item-sends.ts';
import type { Chosen } from './use-chosen.ts';

const every = (items: readonly DriveItem[], may: keyof DriveItem['can']) =>
  items.every(({ can }) => can[may]);
/** They go into one tree: that of a drive, or of one folder that is shared. */
const areOfOne = ([first, ...rest]: readonly DriveItem[]) =>
  first !== undefined &&
  rest.every(
    ({ space, parentId }) => space === first.space && (space !== 'shared' || parentId === first.parentId),
  );

/** Of those that are ticked, `?dialog=move-many`. */
function ChooseForMany({ way, chosen: { chosen, clear } }: { way: Way; chosen: Chosen }) {
  const dialog = useUrlDialog(`${way}-many`);
  return <ChooseFolderDialog way={way} items={chosen} dialog={dialog} onDone={clear} />;
}

/** What can be done with all that is ticked. */
export function SelectionActs({ chosen: selection }: { chosen: Chosen }) {
  const { t } = useTranslation();
  const { chosen, clear } = selection;
  const { bin, busy } = useBinning();
  const starring = useStarring();
  const isStarred = chosen.every((item) => item.isStarred);
  return (
    <>
      <Moves
        small
        of={[
          {
            on: every(chosen, 'move') && areOfOne(chosen),
            opens: 'move-many',
            label: t('drive.move', 'Move'),
          },
          { on: every(chosen, 'copy'), opens: 'copy-many', label: t('drive.copy', 'Copy') },
          {
            on: every(chosen, 'star'),
            label: isStarred ? t('drive.unstar', 'Remove star') : t('drive.star', 'Add star'),
            busy: starring.busy,
            press: () => void starring.star(chosen, !isStarred),
          },
          {
            on: every(chosen, 'bin'),
            label: t('drive.bin', 'Move to bin'),
            busy,
            press: () => void bin(chosen).then(clear),
          },
        ]}
      />
      <Button small tone="quiet" onClick={clear}>
        {t('drive.select.none', 'Clear selection')}
      </Button>
      <ChooseForMany way="move" chosen={selection} />
      <ChooseForMany way="copy" chosen={selection} />
    </>
  );
}
