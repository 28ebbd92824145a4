import { Select } from '@mantine/core';
import { useCategories } from '../../platform/categories.query.ts';
import { t } from '../../platform/words.ts';

/** One category of the catalogue. */
export function CategorySelect({
  label,
  value,
  onChange,
}: {
  label: string;
  /** Its id; empty: none is chosen. */
  value: string;
  onChange: (categoryId: string) => void;
}) {
  const categories = useCategories();
  return (
    <Select
      label={label}
      placeholder={t('common.all', 'All')}
      clearable
      searchable
      data={categories.map(({ categoryId, name }) => ({ value: categoryId, label: name }))}
      value={value || null}
      onChange={(categoryId) => onChange(categoryId ?? '')}
    />
  );
}
