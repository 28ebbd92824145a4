import type { Category } from '@nukkad/contract/market/catalog/catalog.model';
import { CategoryStamp } from '../../../nouns/category/category-stamp.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SwitchRow } from '../../../ui/field/switch-row.tsx';
import type { HomeData } from '../load-home.ts';
import styles from './all-categories.module.css';
import { CategoryParts } from './category-parts.tsx';
import { useAllCategories } from './use-all-categories.ts';

type Categories = NonNullable<HomeData['categories']>;
type Group = Categories['groups'][number];

/** One kind of work and its trades; the chosen trade opens to its parts. */
function GroupOfTrades({
  group,
  categories,
  chosen,
  onChoose,
}: {
  group: Group;
  categories: readonly Category[];
  chosen: string;
  onChoose: (categoryId: string) => void;
}) {
  return (
    <section className={styles.group} aria-labelledby={`all-${group.groupId}`}>
      <h3 id={`all-${group.groupId}`}>{group.name}</h3>
      <ul>
        {categories.map((category) => {
          const open = category.categoryId === chosen;
          return (
            <li key={category.categoryId}>
              <button
                type="button"
                aria-expanded={open}
                className={styles.trade}
                onClick={() => onChoose(open ? '' : category.categoryId)}
              >
                <CategoryStamp id={category.categoryImage} size={48} />
                {category.categoryName}
              </button>
              {open && <CategoryParts category={category} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Everything that can be had, by where it is for, kind of work and trade. Each choice is in the address. */
export function AllCategories({ categories }: { categories: Categories }) {
  const { t } = useTranslation();
  const dialog = useAllCategories();
  const group = categories.groups.find(({ groupId }) => groupId === dialog.get('group'));
  const type = dialog.get('type') || group?.serviceType || 'home';
  const groups = categories.groups.filter((one) => (group ? one === group : one.serviceType === type));
  return (
    <Dialog opened onClose={dialog.close} title={t('categories.title', 'All categories')} wide>
      <div className={styles.all}>
        <SwitchRow
          legend={t('categories.type', 'Service for')}
          options={[
            { value: 'home', label: t('categories.home', 'Home') },
            { value: 'office', label: t('categories.office', 'Office') },
          ]}
          value={group?.serviceType ?? type}
          onChange={(next) => dialog.set({ type: next, group: '', category: '' })}
        />
        {groups.map((one) => (
          <GroupOfTrades
            key={one.groupId}
            group={one}
            categories={categories.items.filter(({ groupId }) => groupId === one.groupId)}
            chosen={dialog.get('category')}
            onChoose={(category) => dialog.set({ type, category })}
          />
        ))}
        {group && (
          <button type="button" className={styles.every} onClick={() => dialog.set({ type, group: '' })}>
            {t('categories.every', 'Show all categories')}
          </button>
        )}
      </div>
    </Dialog>
  );
}
