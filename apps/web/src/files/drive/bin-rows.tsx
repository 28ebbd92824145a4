import { removeDriveItems, restoreDriveItems } from '@nukkad/contract/files/drive/drive.api';
import type { BinnedItem } from '@nukkad/contract/files/drive/drive.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Moves } from '../../ui/press/moves.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { itemParameter } from './drive-paths.ts';
import { sayRows } from './drive.queries.ts';
import styles from './item-list.module.css';
import { ItemRow } from './item-row.tsx';
import { bytesWords, kindOf, kindWords } from './item-words.ts';
import { SelectAll } from './select-all.tsx';
import { useChosen } from './use-chosen.ts';

/** Takes out of the bin at once. */
function useRestoring() {
  const { plural } = useTranslation();
  const { mutateAsync, isPending } = useSend(restoreDriveItems);
  const restore = async (items: readonly BinnedItem[]) => {
    try {
      const answer = await mutateAsync({ itemIds: items.map(({ itemId }) => itemId) });
      await sayRows(answer, (count) =>
        plural('drive.restored', count, {
          one: '{{count}} item restored',
          other: '{{count}} items restored',
        }),
      );
    } catch (error) {
      if (error instanceof Error) toastFailure(error);
    }
  };
  return { restore, busy: isPending };
}

/** Behind `?dialog=remove`: the item that the address names, or all that are ticked. */
function RemoveForGood({ items, chosen }: { items: readonly BinnedItem[]; chosen: readonly BinnedItem[] }) {
  const { t, plural } = useTranslation();
  const dialog = useUrlDialog('remove', [itemParameter]);
  const named = dialog.get(itemParameter);
  const removed = named === null ? chosen : items.filter(({ itemId }) => itemId === named);
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

function useBinFacts() {
  const { t, locale } = useTranslation();
  return (item: BinnedItem): readonly string[] =>
    [
      kindWords[kindOf(item)](t),
      item.bytes === null ? '' : bytesWords(locale, item.bytes),
      item.binnedByName,
      t('drive.bin.until', 'Deleted on {{day}}', { day: formatInstant(item.removedAt, 'day', locale) }),
    ].filter(Boolean);
}

/** What is in the bin: each is restored or deleted for good, or all that are ticked. */
export function BinRows({ items }: { items: readonly BinnedItem[] }) {
  const { t } = useTranslation();
  const facts = useBinFacts();
  const selection = useChosen(items);
  const { restore, busy } = useRestoring();
  const { chosen } = selection;
  const restoreLabel = t('drive.restore', 'Restore');
  const removeLabel = t('drive.remove', 'Delete for good');
  const actsOf = (all: readonly BinnedItem[], about: Readonly<Record<string, string>> = {}) => [
    {
      on: all.every(({ can }) => can.restore),
      label: restoreLabel,
      busy,
      press: () => void restore(all),
    },
    { on: all.every(({ can }) => can.remove), opens: 'remove', about, label: removeLabel },
  ];
  return (
    <>
      <SelectAll chosen={selection}>
        <Moves small of={actsOf(chosen)} />
      </SelectAll>
      <ul className={styles.items} aria-label={t('drive.tab.bin', 'Bin')}>
        {items.map((item) => (
          <ItemRow
            key={item.itemId}
            item={item}
            chosen={selection}
            isFixed
            facts={facts(item)}
            acts={<Moves small of={actsOf([item], { item: item.itemId })} />}
          />
        ))}
      </ul>
      <RemoveForGood items={items} chosen={chosen} />
    </>
  );
}
