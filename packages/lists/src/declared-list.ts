import type { ListAddress } from './address.ts';
import type { ListAct } from './bulk-act.ts';
import type { Column } from './columns.ts';
import type { FilterField } from './filter-field.tsx';
import type { ListProps } from './list-props.ts';
import type { OfferedView } from './views-menu.tsx';

/** As they are, or as the screen shows them. Asked at each drawing, so that it may use hooks. */
type AsShown<One, At> = readonly One[] | ((at: At) => readonly One[]);

const asShown = <One, At>(parts: AsShown<One, At>, at: At) =>
  typeof parts === 'function' ? parts(at) : parts;

type Said<At> = string | ((at: At) => string);

const said = <At>(words: Said<At>, at: At) => (typeof words === 'string' ? words : words(at));

/** What one list is, in either app; its call says the rest. `At`: the list as it stands on the screen. */
export interface DeclaredList<Row, Filters, At> extends Pick<ListProps<Row>, 'name' | 'keyOf' | 'detail'> {
  readonly address: ListAddress<Filters>;
  /** What the rows are, for a screen reader. */
  readonly label: Said<At>;
  readonly nameOf: (row: Row, at: At) => string;
  readonly columns: AsShown<Column<Row>, At>;
  readonly fields?: AsShown<FilterField, At>;
  readonly views?: AsShown<OfferedView, At>;
  /** The order of the list before any choice, where it can be sorted. */
  readonly ownSort?: Said<At>;
  readonly acts?: AsShown<ListAct<Row>, At>;
}

/** What the list is now. */
export const useShownList = <Row, Filters, At>(
  list: DeclaredList<Row, Filters, At>,
  at: At,
): Pick<
  ListProps<Row>,
  'acts' | 'columns' | 'detail' | 'fields' | 'keyOf' | 'label' | 'name' | 'nameOf' | 'ownSort' | 'views'
> => ({
  name: list.name,
  label: said(list.label, at),
  keyOf: list.keyOf,
  nameOf: (row) => list.nameOf(row, at),
  columns: asShown(list.columns, at),
  fields: asShown(list.fields ?? [], at),
  views: asShown(list.views ?? [], at),
  acts: asShown(list.acts ?? [], at),
  ...(list.ownSort !== undefined && { ownSort: said(list.ownSort, at) }),
  ...(list.detail && { detail: list.detail }),
});
