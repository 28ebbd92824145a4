import { SearchInput } from '@nukkad/lists/filter-field';
import { t } from '../../platform/words.ts';

/** The id of the thing that was changed, as another page or a log of the server names it. */
export function ThingField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return <SearchInput label={t('audit.id', 'ID')} value={value} onChange={onChange} />;
}
