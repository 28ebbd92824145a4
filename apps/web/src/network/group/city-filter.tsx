import { listCities } from '@nukkad/contract/places/geography/geography.api';
import { useSearchParams } from 'react-router';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';

/** The largest ones; groups of the own city come first without any choice. */
const offered = 100;

/** The city of the groups below, kept in the page's address. */
export function CityFilter() {
  const { t } = useTranslation();
  const { data } = useAsked(
    listCities,
    { query: { limit: offered } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const [search, setSearch] = useSearchParams();
  return (
    <SelectField
      label={t('group.city', 'City')}
      value={search.get('city') ?? ''}
      options={[
        { value: '', label: t('group.city.all', 'All cities') },
        ...(data?.items ?? []).map(({ cityCode, city }) => ({ value: cityCode, label: city })),
      ]}
      onChange={({ target }) =>
        setSearch(
          (before) => {
            const next = new URLSearchParams(before);
            if (target.value) next.set('city', target.value);
            else next.delete('city');
            return next;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
}
