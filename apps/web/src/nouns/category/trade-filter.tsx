import { listCategories } from '@nukkad/contract/market/catalog/catalog.api';
import { useSearchParams } from 'react-router';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';

/** The trade of the people or groups below, kept in the page's address. */
export function TradeFilter() {
  const { t } = useTranslation();
  const { data } = useAsked(listCategories, { query: {} });
  const [search, setSearch] = useSearchParams();
  return (
    <SelectField
      label={t('network.trade', 'Trade')}
      value={search.get('trade') ?? ''}
      options={[
        { value: '', label: t('network.trade.all', 'All trades') },
        ...(data?.items ?? []).map(({ categoryId, categoryName }) => ({
          value: categoryId,
          label: categoryName,
        })),
      ]}
      onChange={({ target }) =>
        setSearch(
          (before) => {
            const next = new URLSearchParams(before);
            if (target.value) next.set('trade', target.value);
            else next.delete('trade');
            return next;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
}
