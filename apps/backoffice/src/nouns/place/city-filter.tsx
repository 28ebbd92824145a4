import type { FilterField } from '@nukkad/lists/filter-field';
import { t } from '../../platform/words.ts';
import { CitySelect } from './city-select.tsx';

/** The filter of a list by city, under `cityCode` of its address. */
export const cityFilter: FilterField = {
  kind: 'drawn',
  key: 'cityCode',
  label: t('place.city', 'City'),
  draw: (value, onChange) => (
    <CitySelect
      label={t('place.city', 'City')}
      placeholder={t('common.all', 'All')}
      value={value || null}
      onChange={(cityCode) => onChange(cityCode ?? '')}
    />
  ),
};
