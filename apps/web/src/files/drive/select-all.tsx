import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './item-list.module.css';
import type { Chosen } from './use-chosen.ts';

/** One box for all that is shown, and beside it what can be done once something is ticked. */
export function SelectAll({
  chosen: { chosen, isAll, toggleAll },
  children,
}: {
  chosen: Pick<Chosen, 'chosen' | 'isAll' | 'toggleAll'>;
  children: ReactNode;
}) {
  const { t, plural } = useTranslation();
  const isSome = chosen.length > 0;
  return (
    <div className={styles.bar} data-chosen={isSome || undefined}>
      <label className={styles.all}>
        <input type="checkbox" checked={isAll} onChange={toggleAll} />
        {t('drive.select.all', 'Select all')}
      </label>
      <span role="status">
        {isSome &&
          plural('drive.chosen', chosen.length, { one: '{{count}} selected', other: '{{count}} selected' })}
      </span>
      {isSome && children}
    </div>
  );
}
