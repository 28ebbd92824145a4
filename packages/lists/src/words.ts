/** What a list says, in the reader's language; each app hands in its own sentences. */
export interface ListWords {
  readonly loading: string;
  readonly filters: string;
  readonly all: string;
  readonly clear: string;
  readonly more: string;
  readonly views: string;
  readonly columns: string;
  readonly export: string;
  readonly saveView: string;
  readonly viewName: string;
  readonly viewNote: string;
  readonly remove: (name: string) => string;
  readonly everything: string;
  readonly selectAll: string;
  readonly select: (name: string) => string;
  readonly selected: (count: string) => string;
  readonly clearSelection: string;
  readonly details: (name: string) => string;
  readonly sortBy: (title: string) => string;
  /** `count` is written as people read it; `isMore`: "1,000+". */
  readonly rows: (count: number, isMore: boolean) => string;
  readonly noMatch: string;
  readonly noMatchHint: string;
  readonly undo: string;
  readonly undone: string;
  readonly close: string;
  readonly back: string;
  readonly cancel: string;
  readonly exporting: (rows: number, total: number | null) => string;
  readonly exported: (rows: number) => string;
  readonly exportCut: (rows: number) => string;
  readonly exportFailed: string;
  readonly notDone: (failed: number, all: number) => string;
}
