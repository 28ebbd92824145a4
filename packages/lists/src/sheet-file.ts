import type { ExportFormat, ListExport } from '@nukkad/contract/kernel/list-export';

/** The calls of one app that make a list into a file. */
export interface SheetCalls {
  readonly ask: (format: ExportFormat, filters: Readonly<Record<string, string>>) => Promise<ListExport>;
  readonly see: (exportId: string) => Promise<ListExport>;
  readonly remove: (exportId: string) => Promise<unknown>;
}

/** A list that the server makes into a file, as it is filtered now. */
export interface SheetFile {
  readonly calls: SheetCalls;
  /** The query of the list's call: texts by name. */
  readonly filters: object;
}

/** Those that are set. */
export const setFilters = (filters: SheetFile['filters']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
