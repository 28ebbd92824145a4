import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useCategories } from '../category.queries.ts';

/** The category of the list below, kept in the page's address. */
export function CategoryFilter() {
  const { t } = useTranslation();
  const { data } = useCategories();
  const [search, setSearch] = useSearchParams();
  return (
    <SelectField
      label={t('offer.category', 'Category')}
      value={search.get('category') ?? ''}
      options={[
        { value: '', label: t('offer.category.all', 'All categories') },
        ...(data?.items ?? []).map(({ categoryId, categoryName }) => ({
          value: categoryId,
          label: categoryName,
        })),
      ]}
      onChange={({ target }) =>
        setSearch(
          (before) => {
            const next = new URLSearchParams(before);
            if (target.value) next.set('category', target.value);
            else next.delete('category');
            return next;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
}
