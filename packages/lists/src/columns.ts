import type { ReactNode } from 'react';

/** What a list shows of a row, on a desk, on a phone and in a file. */
export interface Column<Row> {
  /** Its name in what is remembered and in the audit log of exports; never translated. */
  readonly id: string;
  readonly title: string;
  /** Left out: the text itself. */
  readonly cell?: (row: Row) => ReactNode;
  /** As a file says it; numbers stay numbers. Left out: the column is not exported, as that of the buttons. */
  readonly text?: (row: Row) => string | number;
  /** Numbers are right-aligned. */
  readonly figures?: true;
  /** Not among the choices: a row without it says nothing. */
  readonly fixed?: true;
  /** Shown once the person chooses it. */
  readonly startsHidden?: true;
  /** On the card of a phone: its heading, its corner, a line with the title of the column, the buttons, or not at all. */
  readonly card?: 'heading' | 'corner' | 'line' | 'foot' | 'none';
  /** The sort orders that the call offers by this column; the first is that of the first press. */
  readonly sort?: readonly [first: string, second: string];
  /** What they are called where no heading can be pressed; left out: "Newest first", or by the title of the column. */
  readonly sortNames?: readonly [first: string, second: string];
  /** On a desk, where there is room for all; left out: what the others leave. */
  readonly width?: `${number}rem`;
}

/** What a column says besides its words: its width, what it draws, whether it starts hidden. */
export type More<Row> = Omit<Partial<Column<Row>>, 'id' | 'title'>;

/** `told('city', t('place.city', 'City'), ({ city }) => city, { width: '8rem' })`: words as they are, or as `cell` draws them. */
export const told = <Row>(
  id: string,
  title: string,
  text: (row: Row) => string | number,
  more: More<Row> = {},
): Column<Row> => ({ id, title, text, ...more });

/** Of the column that a row is known by: always shown, and the heading of its card. */
export const heading = { fixed: true, card: 'heading' } as const;

/** What a column without a width of its own needs, and the narrow ones of ticks and details. */
const least = 8;
const narrow = 2.75;

/**
 * CSS widths of the shown columns: their own where all find room in the list, else each its share of it. A table with a
 * fixed layout would else run out of the page, and give columns without a width none at all.
 */
export function columnWidths(
  columns: readonly Pick<Column<never>, 'width'>[],
  narrowOnes: number,
): readonly (string | undefined)[] {
  const wished = columns.map(({ width }) => (width ? Number.parseFloat(width) : least));
  const all = wished.reduce((sum, one) => sum + one, narrowOnes * narrow);
  return columns.map(({ width }, index) => {
    const share = ((100 * (wished[index] ?? least)) / all).toFixed(2);
    return width && `min(${width}, ${share}cqw)`;
  });
}

type Named = Pick<Column<never>, 'fixed' | 'id' | 'startsHidden'>;

/** The columns that a person chose, in the order of the list; the fixed ones always, and the first ones before any choice. */
export function shownColumns<One extends Named>(columns: readonly One[], chosen: readonly string[] | null) {
  const isShown = (column: One) =>
    column.fixed === true || (chosen ? chosen.includes(column.id) : column.startsHidden !== true);
  return columns.filter(isShown);
}

/** The choice after one column was turned on or off. */
export function toggledColumn(
  columns: readonly Named[],
  chosen: readonly string[] | null,
  id: string,
): readonly string[] {
  const shown = new Set(shownColumns(columns, chosen).map((column) => column.id));
  if (!shown.delete(id)) shown.add(id);
  return columns.filter((column) => shown.has(column.id)).map((column) => column.id);
}

/** What a press on a column's heading asks for: its first order, then its second, then the list's own. */
export function nextSort(order: readonly [string, string], present: string, own: string): string {
  if (present === order[0] || (present === '' && own === order[0])) return order[1];
  return present === order[1] && own !== order[0] ? '' : order[0];
}
