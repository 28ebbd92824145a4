import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { useState } from 'react';
import { type FilterField, FilterInput } from './filter-field.tsx';
import type { ListProps } from './list-props.ts';
import styles from './list.module.css';
import type { ListWords } from './list.words.ts';

/** The fields of all filters: on a phone the search alone, the others once they are asked for. */
export function ListFilters({
  fields,
  asked,
  words,
}: Pick<ListProps<never>, 'asked' | 'fields'> & { words: ListWords }) {
  const [isOpen, setOpen] = useState(false);
  const search = fields.filter(({ kind }) => kind === 'search');
  const others = fields.filter(({ kind }) => kind !== 'search');
  const set = fields.filter(({ key }) => (asked.filters[key] ?? '') !== '');
  const setBehind = set.filter(({ kind }) => kind !== 'search').length;
  const input = (field: FilterField) => (
    <FilterInput
      key={field.key}
      field={field}
      all={words.all}
      value={asked.filters[field.key] ?? ''}
      onChange={(value) => asked.change({ [field.key]: value })}
    />
  );
  return (
    <div className={styles.filters} role="search" aria-label={words.filters}>
      {search.map(input)}
      {others.length > 0 && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconFilter size={18} aria-hidden />
          {setBehind > 0 ? `${words.filters} (${setBehind})` : words.filters}
        </button>
      )}
      <div className={styles.others} data-open={isOpen || undefined}>
        {others.map(input)}
      </div>
      {set.length > 0 && (
        <button
          type="button"
          className={styles.plain}
          onClick={() => asked.change(Object.fromEntries(fields.map(({ key }) => [key, ''])))}
        >
          {words.clear}
        </button>
      )}
    </div>
  );
}
