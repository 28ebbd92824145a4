import { Select } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../platform/categories.query.ts';
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
  const { data } = useInfiniteQuery(categoriesQuery);
  const categories = data?.pages.flatMap(({ items }) => items) ?? [];
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
