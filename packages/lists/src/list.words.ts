import type { Speech } from '@nukkad/contract/kernel/speech';

const figure = (count: number) => count.toLocaleString('en-IN');

const aboutViews = ({ t }: Speech) => ({
  views: t('list.views', 'Views'),
  columns: t('list.columns', 'Columns'),
  saveView: t('list.saveView', 'Save view'),
  viewName: t('list.viewName', 'Name for these filters'),
  viewNote: t('list.viewNote', 'Saved for you on this device.'),
  remove: (name: string) => t('list.remove', 'Delete view: {{name}}', { name }),
  everything: t('list.everything', 'Everything'),
});

/** By the value of the call. */
const ordersIn = (t: Speech['t']): Readonly<Record<string, string>> => ({
  newest: t('list.newest', 'Newest first'),
  oldest: t('list.oldest', 'Oldest first'),
});

const aboutRows = ({ t, plural }: Speech) => ({
  selectAll: t('list.selectAll', 'Select all rows shown'),
  select: (name: string) => t('list.select', 'Select {{name}}', { name }),
  selected: (count: string) => t('list.selected', '{{count}} selected', { count }),
  clearSelection: t('list.clearSelection', 'Clear selection'),
  details: (name: string) => t('list.details', 'Details: {{name}}', { name }),
  sortBy: (title: string) => t('list.sortBy', 'Sort by {{title}}', { title }),
  sort: t('list.sort', 'Sort'),
  sortedBy: (name: string) => t('list.sortedBy', 'Sort: {{name}}', { name }),
  orders: ordersIn(t),
  ascending: (title: string) => t('list.ascending', '{{title}}, ascending', { title }),
  descending: (title: string) => t('list.descending', '{{title}}, descending', { title }),
  selectShown: (count: number) =>
    plural('list.selectShown', count, { one: 'Select {{count}} shown', other: 'Select all {{count}} shown' }),
  /** `isMore`: the server stopped counting there. */
  rows: (count: number, isMore: boolean) =>
    isMore
      ? t('list.manyRows', '{{figure}}+ results', { figure: figure(count) })
      : plural('list.rows', count, { one: '{{count}} result', other: '{{count}} results' }),
  noMatch: t('list.noMatch', 'No match for these filters'),
  noMatchHint: t('list.noMatchHint', 'Change a filter, or clear them all.'),
});

const aboutActs = ({ t }: Speech) => ({
  undo: t('list.undo', 'Undo'),
  undone: t('list.undone', 'Undone. Nothing was changed.'),
  notDone: (failed: number, all: number) =>
    t('list.notDone', 'Not done: {{failed}} of {{all}}', { failed, all }),
  close: t('list.close', 'Close'),
  back: t('list.back', 'Cancel'),
});

const aboutExports = ({ t, plural }: Speech) => ({
  export: t('list.export', 'Export'),
  exportTitle: t('sheet.title', 'Export list'),
  exportAll: t('list.exportAll', 'Export all results as CSV'),
  exportCount: (count: number) =>
    plural('list.exportCount', count, {
      one: 'Export {{count}} result as CSV',
      other: 'Export all {{count}} results as CSV',
    }),
  cancel: t('list.cancelExport', 'Stop export'),
  exporting: (rows: number, total: number | null) =>
    total === null
      ? t('list.exporting', 'Exporting: {{rows}} rows so far', { rows: figure(rows) })
      : t('list.exportingOf', 'Exporting: {{rows}} of {{total}} rows', {
          rows: figure(rows),
          total: figure(total),
        }),
  exported: (rows: number) => t('list.exported', 'Export saved. Rows: {{rows}}.', { rows: figure(rows) }),
  exportCut: (rows: number) =>
    t('list.exportCut', 'Export saved with the first {{rows}} rows. Filter to get the rest.', {
      rows: figure(rows),
    }),
  exportFailed: t('list.exportFailed', 'Couldn’t export. Try again.'),
});

/** What every work list says, in the reader's language. */
export const listWords = (speech: Speech) => ({
  loading: speech.t('list.loading', 'Loading'),
  filters: speech.t('list.filters', 'Filters'),
  all: speech.t('list.all', 'All'),
  clear: speech.t('list.clear', 'Clear filters'),
  more: speech.t('list.more', 'Show more'),
  ...aboutViews(speech),
  ...aboutRows(speech),
  ...aboutActs(speech),
  ...aboutExports(speech),
});

export type ListWords = ReturnType<typeof listWords>;
