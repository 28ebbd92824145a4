import { UploadButton } from '../../nouns/upload/upload-button.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Moves } from '../../ui/press/moves.tsx';
import type { Inside } from './drive.queries.ts';
import { ScanLink } from './scan/scan-link.tsx';

/** What can be added to a folder. */
export function AddActs({ inside }: { inside: Inside }) {
  const { t } = useTranslation();
  return (
    <>
      <UploadButton target={inside} />
      <ScanLink {...inside} />
      <Moves
        className={null}
        of={[{ on: true, opens: 'new-folder', label: t('drive.folder.new', 'New folder') }]}
      />
    </>
  );
}
