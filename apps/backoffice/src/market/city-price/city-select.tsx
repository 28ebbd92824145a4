import { useCities } from '../../platform/cities.query.ts';
import { FoundSelect, type FoundSelectProps } from '../../ui/found-select.tsx';

/** One city, found by typing. */
export function CitySelect(props: FoundSelectProps & { onChange: (cityCode: string | null) => void }) {
  const { cities, onType } = useCities();
  return <FoundSelect {...props} found={cities} onType={onType} nothing="No such city" />;
}
