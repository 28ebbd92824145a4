import { removeDriveItems } from '@nukkad/contract/files/drive/drive.api';
import type { BinnedItem } from '@nukkad/contract/files/drive/drive.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { itemParameter } from './drive-paths.ts';
import { sayRows } from './drive.queries.ts';

interface Of {
  readonly items: readonly BinnedItem[];
  readonly chosen: readonly BinnedItem[];
}

/** Behind `?dialog=remove&item=`, or `?dialog=remove-many` for all that are ticked. */
export function RemoveDialogs({ items, chosen }: Of) {
  const one = useUrlDialog('remove', [itemParameter]);
  const many = useUrlDialog('remove-many');
  const named = one.get(itemParameter);
  return (
    <>
      <RemoveForGood removed={items.filter(({ itemId }) => itemId === named)} dialog={one} />
      <RemoveForGood removed={chosen} dialog={many} />
    </>
  );
}

function RemoveForGood({ removed, dialog }: { removed: readonly BinnedItem[]; dialog: OpenDialog }) {
  const { t, plural } = useTranslation();
  return (
    <Question
      dialog={dialog}
      when={removed.length > 0 && removed.every(({ can }) => can.remove)}
      danger
      title={plural('drive.remove.title', removed.length, {
        one: 'Delete {{count}} item for good?',
        other: 'Delete {{count}} items for good?',
      })}
      consequences={[
        ...removed.slice(0, 3).map(({ itemId, name }) => (
          <span key={itemId} translate="no">
            {name}
          </span>
        )),
        t('drive.remove.gone', 'All versions are deleted too. This can’t be undone.'),
      ]}
      confirm={t('drive.remove', 'Delete for good')}
      send={useSend(removeDriveItems)}
      request={{ itemIds: removed.map(({ itemId }) => itemId) }}
      onSent={(answer) =>
        sayRows(answer, (count) =>
          plural('drive.removed', count, { one: '{{count}} item deleted', other: '{{count}} items deleted' }),
        )
      }
    />
  );
}
