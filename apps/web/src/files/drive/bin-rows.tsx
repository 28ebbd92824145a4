import { restoreDriveItems } from '@nukkad/contract/files/drive/drive.api';
import type { BinnedItem } from '@nukkad/contract/files/drive/drive.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { Moves } from '../../ui/press/moves.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { sayRows } from './drive.queries.ts';
import styles from './item-list.module.css';
import { ItemRow } from './item-row.tsx';
import { bytesWords, kindOf, kindWords } from './item-words.ts';
import { RemoveDialogs } from './remove-for-good.tsx';
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
  const actsOf = (
    all: readonly BinnedItem[],
    asks: { opens: string; about?: Readonly<Record<string, string>> },
  ) => [
    {
      on: all.every(({ can }) => can.restore),
      label: restoreLabel,
      busy,
      press: () => void restore(all),
    },
    { on: all.every(({ can }) => can.remove), ...asks, label: removeLabel },
  ];
  return (
    <>
      <SelectAll chosen={selection}>
        <Moves small of={actsOf(chosen, { opens: 'remove-many' })} />
      </SelectAll>
      <ul className={styles.items} aria-label={t('drive.tab.bin', 'Bin')}>
        {items.map((item) => (
          <ItemRow
            key={item.itemId}
            item={item}
            chosen={selection}
            isFixed
            facts={facts(item)}
            acts={<Moves small of={actsOf([item], { opens: 'remove', about: { item: item.itemId } })} />}
          />
        ))}
      </ul>
      <RemoveDialogs items={items} chosen={chosen} />
    </>
  );
}
