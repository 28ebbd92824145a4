import IconLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { FilterChips } from '../../../ui/page/filter-chips.tsx';
import type { ServicesData } from '../load-services.ts';
import styles from './category-filters.module.css';

/** From the kind of work to the trade to its parts, as rows of chips; each step knows the way back. */
export const CategoryFilters = memo(function CategoryFilters({
  data: { filter, groups, categories, subCategories },
}: {
  data: ServicesData;
}) {
  const { t } = useTranslation();
  const all = { value: '', label: t('services.all', 'All') };
  if (filter.categoryId)
    return (
      <div className={styles.rows}>
        <Link className={styles.back} to={filter.groupId ? `/services?group=${filter.groupId}` : '/services'}>
          <IconLeft size={20} aria-hidden /> {t('services.back', 'All categories')}
        </Link>
        {subCategories.length > 1 && (
          <FilterChips
            name="sub"
            label={t('services.subs', 'Subcategories')}
            options={[
              all,
              ...subCategories.map((sub) => ({ value: sub.subCategoryId, label: sub.subcategoryName })),
            ]}
          />
        )}
      </div>
    );
  const trades = categories.filter((category) => !filter.groupId || category.groupId === filter.groupId);
  return (
    <div className={styles.rows}>
      <FilterChips
        name="group"
        label={t('services.groups', 'Service groups')}
        options={[all, ...groups.map((group) => ({ value: group.groupId, label: group.name }))]}
      />
      <div className={styles.trades}>
        <FilterChips
          name="category"
          label={t('services.trades', 'Categories')}
          options={trades.map((category) => ({ value: category.categoryId, label: category.categoryName }))}
        />
      </div>
    </div>
  );
});
