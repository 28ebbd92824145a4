import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Moves } from '../../ui/press/moves.tsx';

/** What can be added to a folder. */
export function AddActs() {
  const { t } = useTranslation();
  return (
    <Moves
      className={null}
      of={[{ on: true, opens: 'new-folder', label: t('drive.folder.new', 'New folder') }]}
    />
  );
}
