import type { CellKind, CellValue } from './sheet.ts';

export interface TableHead {
  /** Name of the tab. */
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly kind: CellKind }[];
}

/** What the file says of itself: lines of a name and a value. */
export interface TableAbout {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/** Writes a table part by part; no more than the rows of one call is held in memory. */
export interface TableWriter {
  rows(rows: readonly (readonly CellValue[])[]): Promise<void>;
  /** The end of the file. What it says of itself comes last, as only then its rows are counted. */
  end(about: TableAbout): Promise<void>;
}

/** Where the bytes go; resolves once they are taken. */
export type Sink = (bytes: Uint8Array) => Promise<void>;
