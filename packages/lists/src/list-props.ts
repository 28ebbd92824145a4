import type { CountedPage, Total } from '@nukkad/contract/kernel/page';
import type { Speech } from '@nukkad/contract/kernel/speech';
import type { ReactNode } from 'react';
import type { Values } from './address.ts';
import type { ListAct } from './bulk-act.ts';
import type { Column } from './columns.ts';
import type { FilterField } from './filter-field.tsx';
import type { SheetFile } from './sheet-file.ts';
import type { OfferedView } from './views-menu.tsx';

/** A useInfiniteQuery of pages, as far as it is shown here. */
export interface Pages<Row> {
  readonly data: { readonly pages: readonly CountedPage<Row>[] } | undefined;
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isPlaceholderData: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

/** What one list is. */
export interface ListProps<Row> {
  /** Its name in what is remembered; never translated. */
  readonly name: string;
  /** What the rows are, for a screen reader. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** What a row is called where it is ticked, opened or refused. */
  readonly nameOf: (row: Row) => string;
  readonly asked: {
    readonly filters: Values;
    readonly change: (change: Values) => void;
    readonly replace: (filters: Values) => void;
  };
  readonly fields: readonly FilterField[];
  readonly pages: Pages<Row>;
  readonly detail?: (row: Row) => ReactNode;
  readonly views?: readonly OfferedView[];
  /** The order of the list before any choice, where it can be sorted; the address calls it `sort`. */
  readonly ownSort?: string;
  readonly acts?: readonly ListAct<Row>[];
  readonly file?: {
    /** Of the file, before its day. */
    readonly name: string;
    readonly readPage: (cursor: string) => Promise<CountedPage<Row>>;
    readonly record: (facts: {
      readonly columns: string[];
      readonly filters: Record<string, string>;
      readonly rows: number | null;
    }) => Promise<unknown>;
  };
  /** In place of `file` where the server makes the file. */
  readonly sheet?: SheetFile;
  /** The list without rows and without filters: its own picture, its own words. */
  readonly empty: ReactNode;
  /** In place of the words of every list where the filters match nothing. */
  readonly noMatch?: ReactNode;
  /** Where the pages do not say it. */
  readonly total?: Total | undefined;
}

/** What an app adds to all of its lists. */
export interface ListApp<Row> {
  readonly speech: Speech;
  readonly personId: string;
  readonly failureOf: (error: unknown) => string;
  /** The app's own dialog; needed by lists with a `sheet`. */
  readonly dialog?: (parts: { title: string; onClose: () => void; children: ReactNode }) => ReactNode;
  /** Shows why there are no rows to draw: still loading, an error, no network, no permission. */
  readonly loaded: (pages: Pages<Row>, waiting: ReactNode, draw: () => ReactNode) => ReactNode;
}
