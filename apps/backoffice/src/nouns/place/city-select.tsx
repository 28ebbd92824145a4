import { t } from '../../platform/words.ts';
import { useCities } from '../../platform/cities.query.ts';
import { FoundSelect, type FoundSelectProps } from '../../ui/found-select.tsx';

/** One city, found by typing. */
export function CitySelect(props: FoundSelectProps & { onChange: (cityCode: string | null) => void }) {
  const { cities, onType } = useCities();
  return (
    <FoundSelect
      {...props}
      found={cities}
      onType={onType}
      nothing={t('place.noCityFound', 'No city found')}
    />
  );
}
