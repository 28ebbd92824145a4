import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { useView } from '../../ui/page/view-switch.tsx';
import { ItemRow } from './item-row.tsx';
import styles from './item-list.module.css';
import { SelectAll } from './select-all.tsx';
import { SelectionActs } from './selection-acts.tsx';
import { useChosen } from './use-chosen.ts';

/** Files and folders below each other, or beside each other with large pictures, with what can be done with those that are ticked. */
export function ItemList({ items, label }: { items: readonly DriveItem[]; label: string }) {
  const chosen = useChosen(items);
  const view = useView(['list', 'grid']);
  return (
    <>
      <SelectAll chosen={chosen}>
        <SelectionActs chosen={chosen} />
      </SelectAll>
      <ul className={styles.items} data-view={view} aria-label={label}>
        {items.map((item) => (
          <ItemRow key={item.itemId} item={item} chosen={chosen} />
        ))}
      </ul>
    </>
  );
}
