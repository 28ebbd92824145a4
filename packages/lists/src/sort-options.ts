import type { Column } from './columns.ts';
import type { ListWords } from './list.words.ts';

/** One order that a list offers, as a person reads it. */
export interface SortOption {
  /** As in the address and in the call. */
  readonly value: string;
  readonly name: string;
}

type Sorted = Pick<Column<never>, 'sort' | 'sortNames' | 'title'>;

/** Every order of a list by its name, also those of columns that are not shown. */
export const sortOptions = (columns: readonly Sorted[], words: ListWords): readonly SortOption[] =>
  columns.flatMap(({ sort, sortNames, title }) =>
    (sort ?? []).map((value, at) => ({
      value,
      name:
        sortNames?.[at] ??
        words.orders[value] ??
        (at === 0 ? words.descending(title) : words.ascending(title)),
    })),
  );
