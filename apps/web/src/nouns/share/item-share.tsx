import { getDriveItem } from '@nukkad/contract/files/drive/drive.api';
import { Suspense, lazy } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { shareDialogName, sharedParameter, wayParameter } from './share-address.ts';

const ItemSharing = lazy(async () => ({ default: (await import('./item-sharing.tsx')).ItemSharing }));

function Sharing({ itemId, onClose }: { itemId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const asked = useAsked(getDriveItem, { query: { itemId } });
  const name = asked.data?.item.name;
  const title =
    name === undefined ? t('share.pass', 'Share') : t('share.title', 'Share “{{name}}”', { name });
  const waiting = <ListSkeleton count={2} />;
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Loaded query={asked} waiting={waiting}>
        {({ item }) => (
          <Suspense fallback={waiting}>
            <ItemSharing item={item} />
          </Suspense>
        )}
      </Loaded>
    </Dialog>
  );
}

/**
 * People and links of one folder or file of a drive, `?dialog=share&shared=`: once on each page from which something is shared.
 * It asks for the item itself, so that a message leads to it as well.
 */
export function ItemShare() {
  const dialog = useUrlDialog(shareDialogName, [sharedParameter, wayParameter]);
  const itemId = dialog.get(sharedParameter);
  return dialog.opened && itemId ? <Sharing itemId={itemId} onClose={dialog.close} /> : null;
}
